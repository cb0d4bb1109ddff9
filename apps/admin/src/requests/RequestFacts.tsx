import type { TripRequest } from '@caravan/sdk';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { TextLink } from '@caravan/ui/TextLink';
import { Facts } from '../list/Facts.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Who asked for which itinerary, when, and at what price. */
export function RequestFacts({ request }: { request: TripRequest }) {
  const format = useFormat();
  const c = words.columns;
  return (
    <Facts
      rows={[
        [
          c.itinerary,
          <TextLink key="i" href={paths.itinerary(request.itinerary.id)}>
            {request.itinerary.name}
          </TextLink>,
        ],
        [
          c.host,
          request.host.id ? (
            <TextLink href={paths.host(request.host.id)}>{request.host.displayName}</TextLink>
          ) : (
            request.host.displayName
          ),
        ],
        [c.dates, format.dateRange(request.startDate, request.endDate)],
        [c.package, packageWords[request.selectedPackage]],
        [
          words.facts.price,
          request.basePriceMinor !== undefined &&
            format.money(request.basePriceMinor, request.itinerary.currency),
        ],
        [c.created, request.createdAt && format.instant(request.createdAt)],
        [
          words.facts.id,
          <code key="id" className="text-xs">
            {request.id}
          </code>,
        ],
      ]}
    />
  );
}
