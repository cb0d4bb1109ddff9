import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The element that the answers stand in with which the server has drawn a page. */
const answersId = 'first-answers';

/** An answer: what was asked, and what was said. */
export type Answer = [key: QueryKey, data: unknown];

/** The answers that a page was drawn with. */
export function answersOf(client: QueryClient): Answer[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data]);
}

/**
 * Takes over what the server has drawn the page with, so that nothing is asked twice; what was said long ago is asked
 * again. False where it drew none.
 */
export function takeAnswers(client: QueryClient): boolean {
  const given = document.getElementById(answersId)?.textContent;
  if (!given) return false;
  const updatedAt = performance.timeOrigin;
  for (const [key, data] of JSON.parse(given) as Answer[]) client.setQueryData(key, data, { updatedAt });
  return true;
}
