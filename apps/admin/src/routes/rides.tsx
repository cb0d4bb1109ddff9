import { createFileRoute } from '@tanstack/react-router';
import { textOf } from '@caravan/shell/search';
import { RidesPage } from '../rides/RidesPage.tsx';

interface Search {
  q?: string | undefined;
  /** A status from the contract; the lazily loaded page validates it. */
  status?: string | undefined;
  type?: string | undefined;
  /** The ride whose details are open. */
  ride?: string | undefined;
}

export const Route = createFileRoute('/rides')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    status: textOf(search.status),
    type: textOf(search.type),
    ride: textOf(search.ride),
  }),
  component: RidesPage,
});
