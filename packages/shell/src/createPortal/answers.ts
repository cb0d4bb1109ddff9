import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** ID of the element with the query data that the server rendered a page with. */
const answersId = 'first-answers';

/** A query key and its data. */
export type Answer = [key: QueryKey, data: unknown];

/** The query data that a page was rendered with. */
export function answersOf(client: QueryClient): Answer[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data]);
}

/**
 * Hydrates the query cache with the data that the server rendered the page with, so that nothing is fetched
 * twice; stale data is refetched. Returns false if the page wasn't server-rendered.
 */
export function takeAnswers(client: QueryClient): boolean {
  const given = document.getElementById(answersId)?.textContent;
  if (!given) return false;
  const updatedAt = performance.timeOrigin;
  for (const [key, data] of JSON.parse(given) as Answer[]) client.setQueryData(key, data, { updatedAt });
  return true;
}
