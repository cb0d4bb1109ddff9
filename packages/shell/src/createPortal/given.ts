import { configure, hearNow } from '@caravan/sdk';
import type { QueryClient } from '@tanstack/react-query';

/** The element with the responses that a portal's page carries (backend/app/web). */
const givenId = 'given-answers';

/** How long after navigation a response from the page may be used, in milliseconds. */
const goodFor = 10_000;

interface Given {
  /** The marketplace's time (`Caravan-Now`) of the responses. */
  now: string;
  /** Response data by URL. */
  answers: Record<string, unknown>;
}

/**
 * Uses the responses that the page carries instead of making the calls: each once, and none after a mutation or
 * once they are too old.
 */
export function takeGiven(client: QueryClient): void {
  const text = document.getElementById(givenId)?.textContent;
  if (!text) return;
  const { now, answers } = JSON.parse(text) as Given;
  const { responseStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
  hearNow(now, performance.now() - responseStart);
  const given = new Map(Object.entries(answers));
  for (const [address, data] of given) {
    // The query key of a call without parameters is its URL, so its data is available without a request.
    if (!address.includes('?'))
      client.setQueryData([address], data, { updatedAt: performance.timeOrigin + responseStart });
  }
  configure({
    fetch: (input, init) => {
      const isRead = init?.method === 'GET';
      if (!isRead || performance.now() > goodFor) given.clear();
      const data = given.get(input as string);
      given.delete(input as string);
      if (data === undefined) return globalThis.fetch(input, init);
      return Promise.resolve(Response.json({ success: true, data }));
    },
  });
}
