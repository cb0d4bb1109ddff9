import type { TripSummary } from '@caravan/sdk';
import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { eventsOf } from '@caravan/shell/events';
import { usePublicPath } from '@caravan/shell/PortalFrame';
import { RoutePending } from '@caravan/shell/RoutePending';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useProfile } from '@caravan/shell/useProfile';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Navigate, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTripBooking } from '../bookings/useBookings.ts';
import { paths } from '../paths.ts';
import { TripContext } from './TripContext.ts';
import { TripHeader } from './TripHeader.tsx';
import { TripTabs } from './TripTabs.tsx';

// Loaded lazily: few people get waitlist offers, whose payment code is large; terms are signed once; and few
// people follow a link to someone else's trip.
const NotOnTrip = lazy(() => import('./NotOnTrip.tsx').then((m) => ({ default: m.NotOnTrip })));
const SpotOffer = lazy(() => import('../overview/SpotOffer.tsx').then((m) => ({ default: m.SpotOffer })));
const WaiverPrompt = lazy(() => import('./WaiverPrompt.tsx').then((m) => ({ default: m.WaiverPrompt })));

/** A trip's header, its tabs, and the terms that unlock them (T-021 to T-024). */
export function TripLayout({ tripId }: { tripId: string }) {
  const booking = useTripBooking(tripId);
  const profile = useProfile();
  if (booking) return <Layout trip={booking.trip} tripId={tripId} />;
  // Hosts see their trip without a booking (T-034); anyone else has no access.
  if (profile.group === 'host') return <HostTrip tripId={tripId} />;
  return (
    <Suspense fallback={<RoutePending />}>
      <NotOnTrip tripId={tripId} />
    </Suspense>
  );
}

function HostTrip({ tripId }: { tripId: string }) {
  const trip = useLoaded(getGetTripQueryOptions(tripId));
  return <Layout trip={trip} tripId={tripId} />;
}

function Layout({ trip, tripId }: { trip: TripSummary; tripId: string }) {
  const booking = useTripBooking(tripId);
  const profile = useProfile();
  const path = usePublicPath();
  usePageTitle('Traveler Portal', trip.name);
  useEffect(() => eventsOf(profile), [profile]);

  const signed = !booking || booking.termsAccepted || profile.impersonation !== undefined;
  const overview = path === paths.trip(tripId);
  const bare =
    path.startsWith(`${paths.trip(tripId, 'manage-booking')}/`) ||
    path === paths.trip(tripId, 'update-payment-method');
  const paid = path === paths.success(tripId);
  // Spots offered from the waitlist are paid for before anything else, because the offer expires.
  const offer = booking?.isPrimary && overview && booking.offerExpiresAt;
  if (!booking && path.startsWith(paths.trip(tripId, 'manage-booking'))) {
    return <Navigate to="/trips/$tripId/trip-overview" params={{ tripId }} replace />;
  }
  // Content behind the terms stays hidden; travelers with nothing to sign yet see the trip's status.
  const asks = !signed && booking?.nextStep === 'sign';
  if (!signed && !overview && !paid && (bare || !asks)) {
    return <Navigate to="/trips/$tripId/trip-overview" params={{ tripId }} replace />;
  }
  return (
    <TripContext value={{ trip, booking }}>
      {!bare && (
        <>
          <TripHeader />
          <TripTabs tripId={tripId} open={{ booking, current: path, signed }} />
        </>
      )}
      <div className={bare ? '' : 'pt-8 lg:pt-10'}>
        <Suspense fallback={<RoutePending />}>
          {offer ? (
            <SpotOffer booking={booking} until={offer} />
          ) : (
            <>
              {asks && !paid && <WaiverPrompt booking={booking} />}
              {(signed || overview || paid) && <Outlet />}
            </>
          )}
        </Suspense>
      </div>
    </TripContext>
  );
}
