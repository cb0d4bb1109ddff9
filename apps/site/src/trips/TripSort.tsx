import { SimpleSelect } from '@caravan/ui/SimpleSelect';
import type { TripSearch } from './filter.ts';
import { sortWords, words } from './messages.ts';

export type TripSortProps = { search: TripSearch; onChange: (change: TripSearch) => void };

/** The order of the list, next to the number of trips, where it stays in view on phones. */
export function TripSort({ search, onChange }: TripSortProps) {
  const sorts = Object.entries(sortWords).map(([id, label]) => ({ id, label }));
  return (
    <SimpleSelect
      name="sort"
      label={words.sort}
      value={search.sort ?? ''}
      onChange={(sort) => onChange({ sort })}
      options={[{ id: '', label: words.soonest }, ...sorts]}
    />
  );
}
