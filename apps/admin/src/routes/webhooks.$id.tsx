import { DeliveryState } from '@caravan/sdk';
import { getGetWebhookQueryOptions } from '@caravan/sdk/react-query';
import { WebhookPage } from '@caravan/shell/WebhookPage';
import { createFileRoute } from '@tanstack/react-router';
import { Trail } from '../audit/Trail.tsx';
import { paths } from '../paths.ts';

export const Route = createFileRoute('/webhooks/$id')({
  validateSearch: (search): { state?: DeliveryState | undefined } => ({
    state: Object.values(DeliveryState).find((s) => s === search.state),
  }),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(getGetWebhookQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { state } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <WebhookPage
        key={id}
        id={id}
        listPath={paths.webhooks}
        state={state}
        onState={(next) => void navigate({ search: { state: next }, replace: true })}
      />
      <Trail objectType="Webhook" namespace="Webhook" id={id} />
    </>
  );
}
