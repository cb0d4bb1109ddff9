import type { InventoryItem } from '@caravan/sdk';
import { useListRequestedTrips } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Dialog } from '@caravan/ui/Dialog';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { requestedWords as words } from './messages.ts';

const tones = { pending: 'warning', confirmed: 'green', released: 'neutral' } as const;

export type RequestedTripsProps = { itineraryId: string; item: InventoryItem; onClose: () => void };

/** The requests and trips that use a departure (O-045, O-064). */
export function RequestedTrips({ itineraryId, item, onClose }: RequestedTripsProps) {
  const format = useFormat();
  const asked = useListRequestedTrips(itineraryId, item.id);
  return (
    <Dialog isOpen onClose={onClose} title={words.title} size="md">
      <p className="mb-4 text-muted">{words.text(format.date(item.startDate, 'long'))}</p>
      {asked.isPending && <Skeleton lines={3} />}
      {asked.error && (
        <ErrorState compact onRetry={() => void asked.refetch()}>
          {asked.error.message}
        </ErrorState>
      )}
      {asked.data?.items.length === 0 && <p>{words.empty}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {asked.data?.items.map((one) => (
          <li key={one.tripRequestId} className="flex items-center gap-3 py-3">
            <span className="min-w-0 flex-1">
              <TextLink
                href={
                  one.tripId
                    ? paths.trip(one.tripId)
                    : paths.trip(one.tripRequestId, 'review-details', 'tripRequest')
                }
              >
                {one.tripName ?? words.request(one.hostName)}
              </TextLink>
              <span className="block text-sm text-muted">
                {[one.tripName && one.hostName, one.shortId && words.id(one.shortId)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Badge size="sm" tone={tones[one.use]} dot>
              {words.uses[one.use]}
            </Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
