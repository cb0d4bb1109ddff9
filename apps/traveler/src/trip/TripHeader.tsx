import { ArtworkHero } from '@caravan/shell/ArtworkHero';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { useFormat } from '@caravan/shell/useFormat';
import { TripStatusBadge } from '@caravan/shell/TripStatusBadge';
import { CalendarDays, Ticket } from 'lucide-react';
import { TripSwitch } from './TripSwitch.tsx';
import { useOpenTrip } from './TripContext.ts';
import { words } from './messages.ts';

/** Photo, name, booking status, order number, and place (T-021); without a booking, the trip's own status (T-110). */
export function TripHeader() {
  const { trip, booking } = useOpenTrip();
  const format = useFormat();
  return (
    <div data-screen-only>
      <div className="mb-4 flex justify-end">
        <TripSwitch />
      </div>
      <ArtworkHero
        photo={trip.hero}
        kicker={`${format.countryNamed(trip.country)}, ${trip.destination}`}
        title={trip.name}
        badges={
          booking ? (
            <BookingStatusBadge booking={booking} onArtwork />
          ) : (
            <TripStatusBadge trip={trip} onArtwork />
          )
        }
        facts={[
          <>
            <CalendarDays aria-hidden />
            {format.dateRange(trip.startDate, trip.endDate)}
          </>,
          ...(booking
            ? [
                <>
                  <Ticket aria-hidden />
                  {words.order(booking.orderId)}
                </>,
              ]
            : [trip.statusText]),
        ]}
      />
    </div>
  );
}
