import { getGetGroundTransferOfferQueryOptions } from '@caravan/sdk/react-query';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { affectedByNights } from './rides.ts';
import { words } from './rides/messages.ts';
import { useRides } from './useRides.ts';

// Loaded lazily: most people who open their trip have no ride.
const Ride = lazy(() => import('./Ride.tsx').then((m) => ({ default: m.Ride })));

type RidesCardProps = {
  tripId: string;
  className?: string;
  /** Shows why no ride can be booked, even if there are no rides (T-196). */
  withReason?: boolean;
};

/**
 * A trip's rides and a link to book one. Renders nothing if there are none and none can be booked (T-031,
 * T-049, T-199).
 */
export function RidesCard({ tripId, className, withReason = false }: RidesCardProps) {
  const offered = useQuery(getGetGroundTransferOfferQueryOptions(tripId));
  const listed = useRides(tripId);
  const offer = offered.data;
  // Canceled and past rides come after upcoming ones.
  const rides = listed.data?.items.toSorted((a, b) => Number(a.over) - Number(b.over));
  if (!offer || !rides) {
    if (!offered.isError && !listed.isError) return null;
    const again = () => Promise.all([offered.refetch(), listed.refetch()]);
    return (
      <Card title={words.rides} className={className}>
        <ErrorState compact level={3} title={words.ridesFailed} onRetry={() => void again()} />
      </Card>
    );
  }
  const why = offer.bookable ? undefined : offer.reason;
  if (!offer.bookable && rides.length === 0 && !(withReason && why)) return null;
  return (
    <Card
      title={words.rides}
      {...((offer.bookable || rides.length > 0) && { description: words.ridesText })}
      className={className}
    >
      {rides.length > 0 && (
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
          <Suspense fallback={<Skeleton className="h-64" />}>
            {rides.map((ride) => (
              <Ride key={ride.id} ride={ride} affected={affectedByNights(ride, offer)} />
            ))}
          </Suspense>
        </div>
      )}
      {why && <p className={rides.length > 0 ? 'mt-5 text-sm text-muted' : 'text-muted'}>{why}</p>}
      {offer.bookable && (
        <LinkButton
          href={paths.transfer(tripId)}
          variant={rides.length > 0 ? 'secondary' : 'primary'}
          className={rides.length > 0 ? 'mt-5' : ''}
        >
          {rides.length > 0 ? words.more : words.book}
        </LinkButton>
      )}
    </Card>
  );
}
