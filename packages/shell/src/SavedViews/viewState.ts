import type { Column } from '@caravan/ui/DataTable';
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import type { ListFilter } from '../ListPage/ListFilters.tsx';
import { words } from './messages.ts';

export type Search = Record<string, unknown>;

/** What a list can filter by and show; a view ignores all other search parameters. */
export type Offered = {
  /** Label of the search box; undefined without one. */
  search?: string | undefined;
  filters?: readonly ListFilter[] | undefined;
  /** Search parameters that the page's own fields filter by. */
  fieldNames?: readonly string[] | undefined;
  columns: readonly Pick<Column<never>, 'id' | 'sortKey'>[];
};

/** Search parameters that every list has. */
const own = ['q', 'sort', 'hide', 'view'];

function namesOf({ filters = [], fieldNames = [] }: Offered): string[] {
  const others = [...filters.map(({ name }) => name), ...fieldNames];
  return ['q', ...others.filter((name, at) => !own.includes(name) && others.indexOf(name) === at), 'sort'];
}

/** Removes everything that a view may have set from the URL. */
export function cleared(offered: Offered): Search {
  return Object.fromEntries([...namesOf(offered), 'hide', 'view'].map((name) => [name, undefined]));
}

/** The current state of a list as a query string. */
export function queryOf(address: Search, hidden: readonly string[], offered: Offered): string {
  const said = namesOf(offered).filter((name) => address[name] !== undefined);
  const state = Object.fromEntries(said.sort().map((name) => [name, address[name]]));
  return defaultStringifySearch({ ...state, hide: hidden.join(',') }).replace(/^\?/, '');
}

/** The search parameters that a saved view sets, and the labels of what the list no longer has. */
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

/** The label of a part of a view that the list no longer has; undefined if it does. */
function lostOf(name: string, value: unknown, offered: Offered): string | undefined {
  if (name === 'sort') {
    const key = String(value).replace(/^-/, '');
    return offered.columns.some(({ sortKey }) => sortKey === key) ? undefined : words.order;
  }
  if (name === 'q') return offered.search ? undefined : words.searchText;
  const filter = offered.filters?.find((one) => one.name === name);
  if (filter) {
    // Options that are fetched from the server may still be loading.
    const isKnown = filter.options.length === 0 || filter.options.some(({ id }) => id === String(value));
    return isKnown ? undefined : filter.label;
  }
  return offered.fieldNames?.includes(name) ? undefined : name;
}
