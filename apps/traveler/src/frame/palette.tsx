import { listBookings } from '@caravan/sdk/client';
import type { PaletteParts } from '@caravan/shell/finder';
import { CarFront, CreditCard, Search, Wallet } from 'lucide-react';
import { paths } from '../paths.ts';
import { finders } from './finders.tsx';
import { actions as words } from './paletteMessages.ts';

/** How many bookings are looked at. */
const most = 20;

/** What can be done for the traveler's trips now; nothing if they could not be loaded. */
async function forTrips() {
  try {
    const { items } = await listBookings({ limit: most });
    return items.flatMap(({ id, trip, parts, daysToStart, ...booking }) => [
      ...(parts.includes('balanceCard') &&
      booking.dueMinor > 0 &&
      booking.isPrimary &&
      booking.termsAccepted &&
      !booking.debit
        ? [
            {
              id: `pay:${id}`,
              label: words.pay(trip.name),
              href: paths.payment(trip.id),
              icon: <CreditCard aria-hidden />,
            },
          ]
        : []),
      ...(parts.includes('rides') && daysToStart !== undefined
        ? [
            {
              id: `ride:${id}`,
              label: words.ride(trip.name),
              href: paths.transfer(trip.id),
              icon: <CarFront aria-hidden />,
            },
          ]
        : []),
    ]);
  } catch {
    return [];
  }
}

/** What travelers can search for and do. */
export async function palette(): Promise<PaletteParts> {
  return {
    finders,
    actions: [
      ...(await forTrips()),
      { id: 'book', label: words.book, href: paths.listing(), icon: <Search aria-hidden /> },
      { id: 'wallet', label: words.wallet, href: paths.wallet, icon: <Wallet aria-hidden /> },
    ],
  };
}
