import type { Column } from '@caravan/ui/DataTable';
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import type { ListFilter } from '../ListPage/ListFilters.tsx';
import { words } from './messages.ts';

export type Search = Record<string, unknown>;

/** What a list can be narrowed by and shows: the rest of an address is not a view's. */
export type Offered = {
  /** What the search box is called; none without one. */
  search?: string | undefined;
  filters?: readonly ListFilter[] | undefined;
  /** Names of the address that fields of the page's own narrow by. */
  fieldNames?: readonly string[] | undefined;
  columns: readonly Pick<Column<never>, 'id' | 'sortKey'>[];
};

/** Names that are every list's. */
const own = ['q', 'sort', 'hide', 'view'];

function namesOf({ filters = [], fieldNames = [] }: Offered): string[] {
  const others = [...filters.map(({ name }) => name), ...fieldNames];
  return ['q', ...others.filter((name, at) => !own.includes(name) && others.indexOf(name) === at), 'sort'];
}

/** Takes everything out of an address that a view may have set. */
export function cleared(offered: Offered): Search {
  return Object.fromEntries([...namesOf(offered), 'hide', 'view'].map((name) => [name, undefined]));
}

/** What a list shows now, as an address says it after its question mark. */
export function queryOf(address: Search, hidden: readonly string[], offered: Offered): string {
  const said = namesOf(offered).filter((name) => address[name] !== undefined);
  const state = Object.fromEntries(said.sort().map((name) => [name, address[name]]));
  return defaultStringifySearch({ ...state, hide: hidden.join(',') }).replace(/^\?/, '');
}

/** What a saved view sets in the address, and what the list no longer has, in words. */
export function opened(query: string, offered: Offered): { search: Search; lost: string[] } {
  const { hide, ...saved } = defaultParseSearch(query) as Search;
  const ids = offered.columns.map(({ id }) => id);
  const hidden = typeof hide === 'string' ? hide.split(',').filter((id) => ids.includes(id)) : [];
  const search: Search = { hide: hidden.join(',') };
  const lost: string[] = [];
  for (const [name, value] of Object.entries(saved)) {
    const missing = lostOf(name, value, offered);
    if (missing === undefined) search[name] = value;
    else lost.push(missing);
  }
  return { search, lost };
}

/** How a part of a view is called that the list no longer has; undefined when it has it. */
function lostOf(name: string, value: unknown, offered: Offered): string | undefined {
  if (name === 'sort') {
    const key = String(value).replace(/^-/, '');
    return offered.columns.some(({ sortKey }) => sortKey === key) ? undefined : words.order;
  }
  if (name === 'q') return offered.search ? undefined : words.searchText;
  const filter = offered.filters?.find((one) => one.name === name);
  if (filter) {
    // Options that are read from the server may still be on their way.
    const isKnown = filter.options.length === 0 || filter.options.some(({ id }) => id === String(value));
    return isKnown ? undefined : filter.label;
  }
  return offered.fieldNames?.includes(name) ? undefined : name;
}
