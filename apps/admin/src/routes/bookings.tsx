import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../bookings/BookingsPage.tsx';
import { textOf } from '@caravan/shell/search';

interface Search {
  q?: string | undefined;
  /** The booking whose details are open. */
  booking?: string | undefined;
}

export const Route = createFileRoute('/bookings')({
  validateSearch: (search): Search => ({ q: textOf(search.q), booking: textOf(search.booking) }),
  component: BookingsPage,
});
