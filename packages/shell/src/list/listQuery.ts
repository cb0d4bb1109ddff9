import type { ApiError } from '@caravan/sdk';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** A page of any list of the contract. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string;
}

/** A list's call: a function of `@caravan/sdk/client`, or one that takes the same parameters. */
export type ListCall = (params: never) => Promise<Page<unknown>>;

export type ParamsOf<Call extends ListCall> = NonNullable<Parameters<Call>[0]>;
export type PageOf<Call extends ListCall> = Awaited<ReturnType<Call>>;

/** A list's pages as a query, for a route that asks for them before its page is drawn. */
export function listQuery<Call extends ListCall>(
  call: Call,
  keyOf: (params: ParamsOf<Call>) => QueryKey,
  params: Record<string, unknown>,
) {
  const asked = whatIsAsked(params);
  return infiniteQueryOptions<
    PageOf<Call>,
    ApiError,
    { pages: PageOf<Call>[] },
    QueryKey,
    string | undefined
  >({
    queryKey: [...keyOf(asked as ParamsOf<Call>), 'pages'],
    queryFn: ({ pageParam: cursor }) =>
      call({ ...asked, ...(cursor && { cursor }) } as never) as Promise<PageOf<Call>>,
    initialPageParam: undefined,
    getNextPageParam: (last: Page<unknown>) => last.nextCursor || undefined,
  });
}

/** Names of the address that a saved view uses, which no list asks for. */
const ofViews = ['view', 'hide'];

/** Only what is said: undefined and empty words are not. */
function whatIsAsked(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => value !== undefined && value !== '' && !ofViews.includes(name),
    ),
  );
}
