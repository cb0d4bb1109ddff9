import { getGetUserQueryOptions } from '@caravan/sdk/react-query';
import { oneOf, textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { type UserTab, userTabs } from '../users/tabs.ts';
import { UserPage } from '../users/UserPage.tsx';

interface Search {
  tab?: UserTab | undefined;
  /** The email that is open. */
  email?: string | undefined;
  open?: 'standIn' | undefined;
}

export const Route = createFileRoute('/users/$id')({
  validateSearch: (search): Search => ({
    tab: oneOf(search.tab, userTabs),
    email: textOf(search.email),
    open: oneOf(search.open, ['standIn']),
  }),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(getGetUserQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { tab = 'profile' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <UserPage
      key={id}
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
