import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import { useBookingTable } from '../bookings/useBookingTable.tsx';
import { person } from './personMessages.ts';

/** The orders that a person placed or travels on. */
export function UserBookings({ memberId }: { memberId: string }) {
  const bookings = useList(adminListBookings, getAdminListBookingsQueryKey, { memberId }, { order: 'here' });
  return (
    <Card padded={false}>
      <ListTable
        {...useBookingTable()}
        list={bookings}
        empty={person.noBookings}
        emptyText={person.noBookingsText}
        art="suitcase"
        emptyLevel={3}
      />
    </Card>
  );
}
