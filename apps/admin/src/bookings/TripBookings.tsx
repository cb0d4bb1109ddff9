import type { Booking } from '@caravan/sdk';
import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey } from '@caravan/sdk/react-query';
import { usePages } from '@caravan/shell/usePages';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { useState } from 'react';
import { BookingDrawer } from './BookingDrawer.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { words } from './messages.ts';

/** The bookings of one trip. */
export function TripBookings({ tripId }: { tripId: string }) {
  const params = { tripId, limit: 50 };
  const bookings = usePages(getAdminListBookingsQueryKey(params), (cursor, sort) =>
    adminListBookings({ ...params, ...(cursor && { cursor }), ...(sort && { sort }) }),
  );
  const [open, setOpen] = useState<Booking>();
  return (
    <Card padded={false}>
      <BookingsTable
        bookings={bookings}
        withTrip={false}
        onOpen={setOpen}
        empty={
          <EmptyState title={words.noneOnTrip} art="suitcase" level={3}>
            {words.noneOnTripText}
          </EmptyState>
        }
      />
      {open && <BookingDrawer booking={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
