import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { TripNotLoaded } from '../../../workspace/TripNotLoaded.tsx';
import { Workspace } from '../../../workspace/Workspace.tsx';

const models = ['trip', 'tripRequest', 'itinerary'] as const;
/** What the ID in the URL refers to (H-078). */
type Search = { model?: (typeof models)[number] };

export const Route = createFileRoute('/trips/$id')({
  validateSearch: (search): Search => ({
    model: models.find((model) => model === search.model),
  }),
  // An itinerary is requested on its own page.
  beforeLoad: ({ params, search }) => {
    if (search.model === 'itinerary')
      throw redirect({ to: '/itineraries/$id/description', params, replace: true });
  },
  component: TripRoute,
  errorComponent: TripNotLoaded,
});

function TripRoute() {
  const { id } = Route.useParams();
  // A trip request has no trip yet, so its page is standalone (H-077, H-078).
  if (Route.useSearch().model === 'tripRequest') return <Outlet />;
  return (
    <Workspace id={id}>
      <Outlet />
    </Workspace>
  );
}
