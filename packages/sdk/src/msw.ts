/** Handlers for Mock Service Worker that answer every REST call with data of the contract's form. */
export * from './gen/rest/msw/client.msw.ts';
