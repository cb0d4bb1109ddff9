import type { ApiError } from '@caravan/sdk';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** A page of any list in the contract. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string;
}

/** A list call: a function of `@caravan/sdk/client`, or one with the same parameters. */
export type ListCall = (params: never) => Promise<Page<unknown>>;

export type ParamsOf<Call extends ListCall> = NonNullable<Parameters<Call>[0]>;
export type PageOf<Call extends ListCall> = Awaited<ReturnType<Call>>;

/** A list's pages as a query, for routes that prefetch them. */
export function listQuery<Call extends ListCall>(
  call: Call,
  keyOf: (params: ParamsOf<Call>) => QueryKey,
  params: Record<string, unknown>,
) {
  return infiniteQueryOptions<
    PageOf<Call>,
    ApiError,
    { pages: PageOf<Call>[] },
    QueryKey,
    string | undefined
  >({
    queryKey: [...keyOf(whatIsAsked(params) as ParamsOf<Call>), 'pages'],
    queryFn: ({ pageParam }) => readPage(call, params, pageParam),
    initialPageParam: undefined,
    getNextPageParam: (last: Page<unknown>) => last.nextCursor || undefined,
  });
}

/** Reads one page of a list. */
export const readPage = <Call extends ListCall>(
  call: Call,
  params: Record<string, unknown>,
  cursor?: string,
) => call({ ...whatIsAsked(params), ...(cursor && { cursor }) } as never) as Promise<PageOf<Call>>;

/** Search parameters that belong to saved views; no list sends them. */
const ofViews = ['view', 'hide'];

/** Drops undefined values and empty strings. */
function whatIsAsked(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => value !== undefined && value !== '' && !ofViews.includes(name),
    ),
  );
}
