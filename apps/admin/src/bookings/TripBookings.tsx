import type { Booking } from '@caravan/sdk';
import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';
import { useBookingTable } from './useBookingTable.tsx';

const BookingDrawer = lazy(() => import('./BookingDrawer.tsx').then((m) => ({ default: m.BookingDrawer })));

/** The bookings of one trip. */
export function TripBookings({ tripId }: { tripId: string }) {
  const bookings = useList(adminListBookings, getAdminListBookingsQueryKey, { tripId }, { order: 'here' });
  const [open, setOpen] = useState<Booking>();
  const table = useBookingTable(setOpen, false);
  return (
    <Card padded={false}>
      <ListTable
        {...table}
        list={bookings}
        empty={words.noneOnTrip}
        emptyText={words.noneOnTripText}
        art="suitcase"
        emptyLevel={3}
      />
      <Suspense fallback={null}>
        {open && <BookingDrawer booking={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Card>
  );
}
