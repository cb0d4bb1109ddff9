import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { RequestPage } from '../../../tripRequest/RequestPage.tsx';
import { TripRequestTab } from '../../../tripRequest/TripRequestTab.tsx';
import { TripNotLoaded } from '../../../workspace/TripNotLoaded.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/request')({
  staticData: { title: titles.request },
  component: RequestRoute,
  errorComponent: TripNotLoaded,
});

const layout = getRouteApi('/trips/$id');

function RequestRoute() {
  const { id } = Route.useParams();
  return layout.useSearch().model === 'tripRequest' ? <RequestPage id={id} /> : <TripRequestTab id={id} />;
}
