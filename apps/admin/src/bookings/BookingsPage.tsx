import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey, useGetBooking } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useAddress } from '@caravan/shell/useAddress';
import { useList } from '@caravan/shell/useList';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { words } from './messages.ts';
import { useBookingTable } from './useBookingTable.tsx';

const BookingDrawer = lazy(() => import('./BookingDrawer.tsx').then((m) => ({ default: m.BookingDrawer })));
const route = getRouteApi('/bookings');

/** Every booking of the tenant. */
export function BookingsPage() {
  const { booking: opened, ...asked } = route.useSearch();
  const [, narrow] = useAddress();
  const bookings = useList(adminListBookings, getAdminListBookingsQueryKey, asked);
  const table = useBookingTable((b) => narrow({ booking: b.id }));
  const listed = bookings.items?.find((b) => b.id === opened);
  // A link may open a booking that is not on the page that is read, or that the search leaves out.
  const looked = useGetBooking(opened ?? '', {
    query: { enabled: opened !== undefined && bookings.items !== undefined && !listed, throwOnError: false },
  });
  const chosen = listed ?? (opened ? looked.data : undefined);
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
    >
      <Suspense fallback={null}>
        {chosen && <BookingDrawer booking={chosen} onClose={() => narrow({ booking: undefined })} />}
      </Suspense>
    </ListPage>
  );
}
