import { getAdminGetTripQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { TripPage } from '../trips/TripPage.tsx';
import { type TripTab, tripTabs } from '../trips/tabs.ts';

export const Route = createFileRoute('/trips/$id')({
  validateSearch: (search): { tab?: TripTab | undefined; email?: string | undefined } => ({
    tab: oneOf(search.tab, tripTabs),
    email: textOf(search.email),
  }),
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getAdminGetTripQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TripPage
      key={id}
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
