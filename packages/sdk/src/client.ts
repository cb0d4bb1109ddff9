/** Every REST call as a plain function. */
export * from './gen/rest/client.ts';
