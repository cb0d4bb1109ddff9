import type { OperatorDeparture } from '@caravan/sdk';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { TextLink } from '@caravan/ui/TextLink';
import { words as inventory } from '../inventory/messages.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type DepartureChipProps = { departure: OperatorDeparture; itineraryId: string };

const tones = { inUse: 'blue', fullyPending: 'warning', fullyBooked: 'purple', available: 'green' } as const;

/** One departure: its day, how full it is, and the way to its trip, or to the inventory while it has none. */
export function DepartureChip({ departure: d, itineraryId }: DepartureChipProps) {
  const format = useFormat();
  const date = format.date(d.startDate, 'MMM DD');
  const fill =
    d.maximumSpots > 0
      ? words.spots(d.spotsTaken, d.maximumSpots)
      : d.quantityTaken > 0
        ? words.trips(d.quantityTaken, d.quantityAvailable)
        : words.free;
  return (
    <div className="grid justify-items-start gap-1 text-xs whitespace-nowrap">
      <TextLink
        href={d.tripId ? paths.trip(d.tripId) : paths.itinerary(itineraryId, 'review-pricing')}
        aria-label={words.chip(date, packageWords[d.packageLevel], inventory.statuses[d.status], fill)}
        className="tabular text-sm font-medium"
      >
        {date}
      </TextLink>
      <Badge size="sm" dot tone={tones[d.status]}>
        {inventory.statuses[d.status]}
      </Badge>
      <span className="tabular text-muted">{fill}</span>
    </div>
  );
}
