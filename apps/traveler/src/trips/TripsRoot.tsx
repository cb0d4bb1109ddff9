import type { Booking } from '@caravan/sdk';
import { artworkAs } from '@caravan/shell/artworkAs';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { useFormat } from '@caravan/shell/useFormat';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { TripCard } from '@caravan/ui/TripCard';
import { useId } from 'react';
import { byPriority, tripGroups } from '../bookings/bookings.ts';
import { useBookings } from '../bookings/useBookings.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The list of the user's trips (T-018, T-020). */
export function TripsRoot() {
  const bookings = byPriority(useBookings());
  return (
    <>
      <PageHeader title={words.title} {...(bookings.length > 0 && { description: words.welcome })} />
      {bookings.length === 0 ? (
        <EmptyState
          art="suitcase"
          title={words.none}
          action={
            <LinkButton href={paths.listing()} target="_blank">
              {words.book}
            </LinkButton>
          }
        >
          {words.noneText}
        </EmptyState>
      ) : (
        tripGroups.map((group) => (
          <Group
            key={group}
            title={words.groups[group]}
            bookings={bookings.filter((b) => b.listGroup === group)}
          />
        ))
      )}
    </>
  );
}

function Group({ title, bookings }: { title: string; bookings: Booking[] }) {
  const format = useFormat();
  const id = useId();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <TripCard
              href={paths.trip(booking.trip.id)}
              title={booking.trip.name}
              artwork={artworkAs(booking.trip.hero.url, 'portrait')}
              place={`${format.countryNamed(booking.trip.country)}, ${booking.trip.destination}`}
              dates={format.dateRange(booking.trip.startDate, booking.trip.endDate)}
              level={3}
              badges={<BookingStatusBadge booking={booking} onArtwork />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
