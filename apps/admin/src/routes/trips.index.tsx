import { TripStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { TripsPage } from '../trips/TripsPage.tsx';

interface Search {
  q?: string | undefined;
  status?: TripStatus | undefined;
  hostId?: string | undefined;
  operatorId?: string | undefined;
  /** The days of departure. */
  from?: string | undefined;
  until?: string | undefined;
}

export const Route = createFileRoute('/trips/')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    status: oneOf(search.status, Object.values(TripStatus)),
    hostId: textOf(search.hostId),
    operatorId: textOf(search.operatorId),
    from: textOf(search.from),
    until: textOf(search.until),
  }),
  component: TripsPage,
});
