import { getGetHostQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { HostPage } from '../hosts/HostPage.tsx';
import { type HostTab, hostTabs } from '../hosts/tabs.ts';
import { oneOf, textOf } from '@caravan/shell/search';

export const Route = createFileRoute('/hosts/$id')({
  validateSearch: (search): { tab?: HostTab | undefined; email?: string | undefined } => ({
    tab: oneOf(search.tab, hostTabs),
    email: textOf(search.email),
  }),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(getGetHostQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { tab = 'profile' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HostPage
      key={id}
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
