import { getResponse, type RequestHandler } from 'msw';

/** Mock Service Worker handlers that respond to every REST call with data of the contract's shape. */
export * from './gen/rest/msw.ts';

/**
 * A `fetch` answered by handlers, for environments without a service worker, such as a story: `configure({
 * fetch: answeredBy(getGetTripMockHandler()) })`. Unhandled calls return 404.
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
