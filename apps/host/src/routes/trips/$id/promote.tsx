import { createFileRoute } from '@tanstack/react-router';
import { Promote } from '../../../promote/Promote.tsx';

export const Route = createFileRoute('/trips/$id/promote')({
  staticData: { title: 'Promote' },
  component: TabRoute,
});

function TabRoute() {
  return <Promote id={Route.useParams().id} />;
}
