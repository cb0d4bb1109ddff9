import { getGetManifestQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Manifest } from '../manifest/Manifest.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/manifest')({
  staticData: { title: titles.travelers },
  // A request has no travelers (O-026).
  beforeLoad: ({ params, search }) => {
    if (search.model === 'tripRequest')
      throw redirect({ to: '/trips/$id/review-details', params, search, replace: true });
  },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(getGetManifestQueryOptions(params.id)),
  component: Page,
});

function Page() {
  return <Manifest id={Route.useParams().id} />;
}
