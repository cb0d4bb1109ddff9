import { getGetTravelInfoQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { TravelInfo } from '../../../travelInfo/TravelInfo.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/travelInfo')({
  staticData: { title: titles.travelInfo },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetTravelInfoQueryOptions(params.id)),
  component: TabRoute,
});

function TabRoute() {
  return <TravelInfo id={Route.useParams().id} />;
}
