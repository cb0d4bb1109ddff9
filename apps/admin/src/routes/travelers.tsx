import { TravelerStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { TravelersPage } from '../travelers/TravelersPage.tsx';

interface Search {
  q?: string | undefined;
  status?: TravelerStatus | undefined;
  /** The traveler whose details are open. */
  traveler?: string | undefined;
}

export const Route = createFileRoute('/travelers')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    status: oneOf(search.status, Object.values(TravelerStatus)),
    traveler: textOf(search.traveler),
  }),
  component: TravelersPage,
});
