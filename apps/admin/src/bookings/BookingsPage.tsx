import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey, useGetBooking } from '@caravan/sdk/react-query';
import { useList } from '@caravan/shell/useList';
import { getRouteApi } from '@tanstack/react-router';
import { ListPage } from '../list/ListPage.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { BookingDrawer } from './BookingDrawer.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { words } from './messages.ts';

const route = getRouteApi('/bookings');

/** Every booking of the tenant. */
export function BookingsPage() {
  const { q, booking: opened } = route.useSearch();
  const navigate = route.useNavigate();
  const bookings = useList(adminListBookings, getAdminListBookingsQueryKey, { q });
  const open = (booking?: string) => void navigate({ search: (now) => ({ ...now, booking }), replace: true });
  const listed = bookings.items?.find((b) => b.id === opened);
  // A link may open a booking that is not on the page that is read, or that the search leaves out.
  const looked = useGetBooking(opened ?? '', {
    query: { enabled: opened !== undefined && bookings.items !== undefined && !listed, throwOnError: false },
  });
  const chosen = listed ?? (opened ? looked.data : undefined);
  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={bookings.isStale}
      filters={
        <SearchBox
          label={words.search}
          value={q ?? ''}
          onChange={(text) =>
            void navigate({ search: (now) => ({ ...now, q: text || undefined }), replace: true })
          }
        />
      }
    >
      <BookingsTable
        bookings={bookings}
        onOpen={(b) => open(b.id)}
        empty={{ empty: words.empty, emptyText: words.emptyText, art: 'search' }}
      />
      {chosen && <BookingDrawer booking={chosen} onClose={() => open()} />}
    </ListPage>
  );
}
