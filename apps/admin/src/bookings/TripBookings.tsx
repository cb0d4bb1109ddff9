import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import { words } from './messages.ts';
import { useBookingTable } from './useBookingTable.tsx';

/** The bookings of one trip. */
export function TripBookings({ tripId }: { tripId: string }) {
  const bookings = useList(adminListBookings, getAdminListBookingsQueryKey, { tripId }, { order: 'here' });
  return (
    <Card padded={false}>
      <ListTable
        {...useBookingTable(false)}
        list={bookings}
        empty={words.noneOnTrip}
        emptyText={words.noneOnTripText}
        art="suitcase"
        emptyLevel={3}
      />
    </Card>
  );
}
