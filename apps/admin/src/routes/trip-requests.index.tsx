import { TripRequestStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '@caravan/shell/search';
import { RequestsPage } from '../requests/RequestsPage.tsx';

export const Route = createFileRoute('/trip-requests/')({
  validateSearch: (search): { status?: TripRequestStatus | undefined } => ({
    status: oneOf(search.status, Object.values(TripRequestStatus)),
  }),
  component: RequestsPage,
});
