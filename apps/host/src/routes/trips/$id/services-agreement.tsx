import { getGetHostTermsQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ServicesAgreement } from '../../../terms/ServicesAgreement.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/services-agreement')({
  staticData: { title: titles.servicesAgreement },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getGetHostTermsQueryOptions(params.id)),
  component: TabRoute,
});

function TabRoute() {
  return <ServicesAgreement id={Route.useParams().id} />;
}
