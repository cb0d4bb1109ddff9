import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { RequestPage } from '../../../tripRequest/RequestPage.tsx';
import { TripRequestTab } from '../../../tripRequest/TripRequestTab.tsx';

export const Route = createFileRoute('/trips/$id/request')({ component: RequestRoute });

const layout = getRouteApi('/trips/$id');

function RequestRoute() {
  const { id } = Route.useParams();
  return layout.useSearch().model === 'tripRequest' ? <RequestPage id={id} /> : <TripRequestTab id={id} />;
}
