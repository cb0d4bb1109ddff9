import { adminListBookings } from '@caravan/sdk/client';
import { getAdminListBookingsQueryKey, useGetBooking } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { usePages } from '@caravan/shell/usePages';
import { EmptyState } from '@caravan/ui/EmptyState';
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
  const rested = useDebounced(q);
  const navigate = route.useNavigate();
  const params = { limit: 50, ...(rested && { q: rested }) };
  const bookings = usePages(getAdminListBookingsQueryKey(params), (cursor, sort) =>
    adminListBookings({ ...params, ...(cursor && { cursor }), ...(sort && { sort }) }),
  );
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
      isStale={bookings.isPlaceholderData || q !== rested}
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
        empty={
          <EmptyState title={words.empty} art="search">
            {words.emptyText}
          </EmptyState>
        }
      />
      {chosen && <BookingDrawer booking={chosen} onClose={() => open()} />}
    </ListPage>
  );
}
