/** React Query hooks for every REST call, with option builders and keys for queries. */
export * from './gen/rest/react-query.ts';
