import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import { getRouteApi } from '@tanstack/react-router';
import { words } from './messages.ts';
import { useBookingTable } from './useBookingTable.tsx';

const route = getRouteApi('/bookings/');

/** All bookings in the tenant. */
export function BookingsPage() {
  const bookings = useList(adminListBookings, getAdminListBookingsQueryKey, route.useSearch());
  const table = useBookingTable();
  return (
    <ListPage
      {...table}
      title={words.title}
      description={words.description}
      search={words.search}
      list={bookings}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    />
  );
}
