import { Button } from '@caravan/ui/Button';
import { Menu } from '@caravan/ui/Menu';
import { ChevronDown } from 'lucide-react';
import { byPriority } from '../bookings/bookings.ts';
import { useBookings } from '../bookings/useBookings.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Switches to another of the user's trips. */
export function TripSwitch() {
  const bookings = byPriority(useBookings());
  if (bookings.length < 2) return null;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm">
          {words.allTrips}
          <ChevronDown aria-hidden />
        </Button>
      }
      items={[
        ...bookings.map(({ id, trip }) => ({ id, label: trip.name, href: paths.trip(trip.id) })),
        { id: 'all', label: words.seeAll, href: paths.allTrips, separated: true },
      ]}
    />
  );
}
