import { createFileRoute, Outlet } from '@tanstack/react-router';
import { TripNotLoaded } from '../../../workspace/TripNotLoaded.tsx';
import { Workspace } from '../../../workspace/Workspace.tsx';

type Search = { model?: 'trip' | 'tripRequest' };

export const Route = createFileRoute('/trips/$id')({
  validateSearch: (search): Search => ({
    model: search.model === 'trip' || search.model === 'tripRequest' ? search.model : undefined,
  }),
  component: TripRoute,
  errorComponent: TripNotLoaded,
});

function TripRoute() {
  const { id } = Route.useParams();
  // A trip request has no trip yet: its page stands alone (H-077, H-078).
  if (Route.useSearch().model === 'tripRequest') return <Outlet />;
  return (
    <Workspace id={id}>
      <Outlet />
    </Workspace>
  );
}
