import { getAdminGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ItineraryPage } from '../itineraries/ItineraryPage.tsx';
import { type ItineraryTab, itineraryTabs } from '../itineraries/tabs.ts';
import { oneOf } from '@caravan/shell/search';

export const Route = createFileRoute('/itineraries/$id')({
  validateSearch: (search): { tab?: ItineraryTab | undefined } => ({ tab: oneOf(search.tab, itineraryTabs) }),
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(getAdminGetItineraryQueryOptions(params.id)),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { tab = 'details' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ItineraryPage
      key={id}
      id={id}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
