import type { ReactNode } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { SearchBox } from './SearchBox.tsx';

/** A filter whose value stands in the address. */
export type ListFilter = {
  /** Its name there; the page's route says which values it takes. */
  name: string;
  label: string;
  all: string;
  options: readonly { id: string; label: string }[];
};

export type ListFiltersProps = {
  /** What the search box is called; the words stand in the address as `q`. */
  search?: string | undefined;
  filters?: readonly ListFilter[] | undefined;
  /** Fields of the page's own, and buttons at the end. */
  children?: ReactNode;
};

/** What narrows a list: words and filters, all of them in the address. */
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
