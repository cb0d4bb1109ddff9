/** React Query hooks for every REST call, with option builders and keys for those that ask. */
export * from './gen/rest/react-query.ts';
