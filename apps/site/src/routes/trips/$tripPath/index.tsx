import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { TripPage } from '../../../trip/TripPage.tsx';

export const Route = createFileRoute('/trips/$tripPath/')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(getGetPublicTripQueryOptions({ path: params.tripPath }));
  },
  component: function Trip() {
    return <TripPage tripPath={Route.useParams().tripPath} />;
  },
});
