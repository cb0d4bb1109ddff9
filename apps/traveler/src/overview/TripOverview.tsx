import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { knowItinerary } from '@caravan/shell/events';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Alert } from '@caravan/ui/Alert';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { shows } from '../bookings/bookings.ts';
import { RidesCard } from '../transfer/RidesCard.tsx';
import { useOpenTrip } from '../trip/TripContext.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { NextBar } from './NextBar.tsx';
import { BookingStatusCard } from './BookingStatusCard.tsx';
import { words } from './messages.ts';
import { UpcomingCard } from './UpcomingCard.tsx';
import { VisaCard } from './VisaCard.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

// Loaded lazily because few bookings show them: after cancellation, after the trip, on the waitlist, and at
// the bottom.
const CancelledCard = lazy(() =>
  import('../cancel/CancelledCard.tsx').then((m) => ({ default: m.CancelledCard })),
);
const MobileAppCard = lazy(() => import('./MobileAppCard.tsx').then((m) => ({ default: m.MobileAppCard })));
const ReviewCard = lazy(() => import('../review/ReviewCard.tsx').then((m) => ({ default: m.ReviewCard })));
const WaitlistCard = lazy(() =>
  import('../waitlist/WaitlistCard.tsx').then((m) => ({ default: m.WaitlistCard })),
);

/** The state of a booking on one page (T-026 to T-036). */
export function TripOverview() {
  const { trip: summary, booking } = useOpenTrip();
  const trip = useLoaded(getGetTripQueryOptions(summary.id));
  const { itineraryId } = trip;
  useEffect(() => {
    if (itineraryId) knowItinerary(summary.id, itineraryId);
  }, [summary.id, itineraryId]);
  // The longest card stands beside two rows where the others are its row and the visa below them.
  const beside =
    booking?.visa && shows('balanceCard', booking) && !shows('waitlist', booking) && !booking.cancellation;
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
      {trip.travelerInsuranceRequired && (
        <Alert tone="warning" className="lg:col-span-3">
          {words.insurance}
        </Alert>
      )}
      <WelcomeCard />
      {booking && (
        <>
          {shows('review', booking) && (
            <Suspense fallback={<Skeleton className="h-80 lg:col-span-3" />}>
              <ReviewCard booking={booking} />
            </Suspense>
          )}
          <BookingStatusCard booking={booking} />
          {shows('waitlist', booking) && booking.waitlistPosition !== undefined && (
            <Suspense fallback={<Skeleton className="h-72" />}>
              <WaitlistCard booking={booking} position={booking.waitlistPosition} />
            </Suspense>
          )}
          {booking.cancellation && (
            <Suspense fallback={<Skeleton className="h-72 lg:col-span-2" />}>
              <CancelledCard booking={booking} cancellation={booking.cancellation} />
            </Suspense>
          )}
          {shows('balanceCard', booking) && <BalanceCard booking={booking} />}
          <UpcomingCard booking={booking} className={beside ? 'lg:row-span-2' : undefined} />
          {booking.visa && <VisaCard booking={booking} className={beside ? 'lg:col-span-2' : undefined} />}
          {shows('rides', booking) && <RidesCard tripId={summary.id} className="lg:col-span-3" />}
          {booking.mobileApp && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <MobileAppCard links={booking.mobileApp.links} />
            </Suspense>
          )}
        </>
      )}
      {!booking && <RidesCard tripId={summary.id} className="lg:col-span-3" />}
      {booking && <NextBar booking={booking} />}
    </div>
  );
}
