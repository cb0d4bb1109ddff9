import type { PublicTripFilters } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { SimpleSelect } from '@caravan/ui/SimpleSelect';
import { filterNames, type TripSearch } from './filter.ts';
import { filterWords, words } from './messages.ts';
import { useLabel } from './useLabel.ts';

export type TripFiltersProps = {
  filters: PublicTripFilters | undefined;
  search: TripSearch;
  /** The id of the destination; the URL may have a former name. */
  destination: string | undefined;
  onChange: (change: TripSearch) => void;
};

/** The list's filters; each option shows how many trips it leaves. */
export function TripFilters({ filters, search, destination, onChange }: TripFiltersProps) {
  const format = useFormat();
  const label = useLabel(filters);
  // Not every marketplace lists destinations.
  const hasPlaces = search.destination || filters?.destination.length;
  return (
    <div
      role="group"
      aria-label={words.filters}
      className={`relative -mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:gap-3 sm:px-0 ${
        hasPlaces ? 'xl:grid xl:grid-cols-4' : 'xl:flex-nowrap'
      }`}
    >
      {filterNames.map((name) => {
        const options = filters?.[name] ?? [];
        const isPlace = name === 'destination';
        const chosen = (isPlace && destination) || (search[name] ?? '');
        if (isPlace && !hasPlaces) return null;
        const isUnknown = chosen && !options.some((option) => option.value === chosen);
        return (
          <SimpleSelect
            key={name}
            name={name}
            className="shrink-0 sm:min-w-40 xl:min-w-0 xl:shrink"
            label={filterWords[name].label}
            value={chosen}
            onChange={(value) => onChange({ [name]: value })}
            options={[
              { id: '', label: filterWords[name].all },
              ...(isUnknown ? [{ id: chosen, label: label(name, chosen) }] : []),
              ...options.map((option) => ({
                id: option.value,
                label: words.counted(label(name, option.value), format.number(option.count)),
              })),
            ]}
          />
        );
      })}
    </div>
  );
}
