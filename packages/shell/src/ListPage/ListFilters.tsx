import type { ReactNode } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchBox } from './SearchBox.tsx';

/** A filter whose value is kept in the URL. */
export type ListFilter = {
  /** The search parameter; the page's route validates its values. */
  name: string;
  label: string;
  all: string;
  options: readonly { id: string; label: string }[];
};

export type ListFiltersProps = {
  /** Label of the search box; the search text is kept in the URL as `q`. */
  search?: string | undefined;
  filters?: readonly ListFilter[] | undefined;
  /** The page's own fields, and buttons at the end. */
  children?: ReactNode;
};

/** The search box and filters of a list, all kept in the URL. */
export function ListFilters({ search, filters = [], children }: ListFiltersProps) {
  const [address, narrow] = useAddress();
  if (!search && filters.length === 0 && !children) return null;
  return (
    <div role="search" className="flex flex-wrap items-end gap-3">
      {search && (
        <SearchBox
          label={search}
          value={typeof address.q === 'string' ? address.q : ''}
          onChange={(text) => narrow({ q: text || undefined })}
        />
      )}
      {filters.map(({ name, ...filter }) => (
        <FilterSelect
          key={name}
          {...filter}
          value={address[name] === undefined ? undefined : String(address[name] as string | number)}
          onChange={(id) => narrow({ [name]: id })}
        />
      ))}
      {children}
    </div>
  );
}
