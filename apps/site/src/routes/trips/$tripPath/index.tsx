import { getGetPublicTripQueryOptions } from '@caravan/sdk/react-query';
import { RouterPlace } from '@caravan/shell/RouterPlace';
import { createFileRoute } from '@tanstack/react-router';
import { TripPage } from '../../../trip/TripPage.tsx';

export const Route = createFileRoute('/trips/$tripPath/')({
  validateSearch: (search: Record<string, unknown>): { preview?: string } =>
    typeof search.preview === 'string' ? { preview: search.preview } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(getGetPublicTripQueryOptions({ path: params.tripPath, ...deps }));
  },
  component: function Trip() {
    return (
      <RouterPlace>
        <TripPage tripPath={Route.useParams().tripPath} preview={Route.useSearch().preview} />
      </RouterPlace>
    );
  },
});
