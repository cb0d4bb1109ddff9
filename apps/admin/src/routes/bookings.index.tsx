import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../bookings/BookingsPage.tsx';
import { textOf } from '@caravan/shell/search';

interface Search {
  q?: string | undefined;
}

export const Route = createFileRoute('/bookings/')({
  validateSearch: (search): Search => ({ q: textOf(search.q) }),
  component: BookingsPage,
});
