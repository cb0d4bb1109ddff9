import { ItineraryStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { ItinerariesPage } from '../itineraries/ItinerariesPage.tsx';
import { oneOf, textOf } from '@caravan/shell/search';

interface Search {
  q?: string | undefined;
  status?: ItineraryStatus | undefined;
  operator?: string | undefined;
}

export const Route = createFileRoute('/itineraries/')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    status: oneOf(search.status, Object.values(ItineraryStatus)),
    operator: textOf(search.operator),
  }),
  component: ItinerariesPage,
});
