import { getGetOperatorQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { OperatorPage } from '../operators/OperatorPage.tsx';
import { type OperatorTab, operatorTabs } from '../operators/tabs.ts';

export const Route = createFileRoute('/operators/$id')({
  validateSearch: (search): { tab?: OperatorTab | undefined; email?: string | undefined } => ({
    tab: oneOf(search.tab, operatorTabs),
    email: textOf(search.email),
  }),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(getGetOperatorQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { tab = 'details' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OperatorPage
      key={id}
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
