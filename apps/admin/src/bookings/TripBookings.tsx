import type { Booking } from '@caravan/sdk';
import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey } from '@caravan/sdk/react-query';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import { useState } from 'react';
import { BookingDrawer } from './BookingDrawer.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { words } from './messages.ts';

/** The bookings of one trip. */
export function TripBookings({ tripId }: { tripId: string }) {
  const bookings = useList(adminListBookings, getAdminListBookingsQueryKey, { tripId }, { order: 'here' });
  const [open, setOpen] = useState<Booking>();
  return (
    <Card padded={false}>
      <BookingsTable
        bookings={bookings}
        withTrip={false}
        onOpen={setOpen}
        empty={{ empty: words.noneOnTrip, emptyText: words.noneOnTripText, art: 'suitcase', emptyLevel: 3 }}
      />
      {open && <BookingDrawer booking={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
