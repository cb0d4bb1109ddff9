import { getAdminGetBookingQueryOptions } from '@caravan/sdk/react-query';
import { oneOf, textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../bookings/BookingPage.tsx';
import { type BookingTab, bookingTabs } from '../bookings/tabs.ts';

interface Search {
  tab?: BookingTab | undefined;
  /** The traveler whose details are open. */
  traveler?: string | undefined;
  /** The email that is open. */
  email?: string | undefined;
}

export const Route = createFileRoute('/bookings/$id')({
  validateSearch: (search): Search => ({
    tab: oneOf(search.tab, bookingTabs),
    traveler: textOf(search.traveler),
    email: textOf(search.email),
  }),
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getAdminGetBookingQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BookingPage
      key={id}
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
