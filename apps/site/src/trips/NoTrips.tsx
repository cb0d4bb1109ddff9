import type { PublicTripPage } from '@caravan/sdk';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import type { TripSearch } from './filter.ts';
import { withoutWords, words } from './messages.ts';

export type NoTripsProps = { search: TripSearch; without: PublicTripPage['without'] };

/** No matches: which filters to remove, one press each, most helpful first. */
export function NoTrips({ search, without }: NoTripsProps) {
  const filtered = Object.keys(search).some((name) => !['sort', 'view'].includes(name));
  if (!filtered) {
    return (
      <EmptyState art="search" title={words.noneTitle}>
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art="search"
      title={words.emptyTitle}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {without.slice(0, 3).map(({ filter, total }) => (
            <LinkButton key={filter} href={paths.trips({ ...search, [filter]: '' })}>
              {withoutWords[filter](total)}
            </LinkButton>
          ))}
          <LinkButton href={paths.trips()} variant="secondary">
            {words.clear}
          </LinkButton>
        </div>
      }
    >
      {without.length > 0 ? words.emptyText : words.emptyMany}
    </EmptyState>
  );
}
