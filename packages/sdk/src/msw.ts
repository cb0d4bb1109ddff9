import { getResponse, type RequestHandler } from 'msw';

/** Handlers for Mock Service Worker that answer every REST call with data of the contract's form. */
export * from './gen/rest/msw.ts';

/**
 * A `fetch` that handlers answer where a service worker cannot run, such as in a story:
 * `configure({ fetch: answeredBy(getGetTripMockHandler()) })`. What no handler answers is a 404.
 */
export function answeredBy(...handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input : new URL(String(input), globalThis.location?.href);
    const request = new Request(url, init);
    const answer = await getResponse(handlers, request);
    return (
      answer ?? Response.json({ success: false, code: 'not_found', error: 'Not found' }, { status: 404 })
    );
  };
}
