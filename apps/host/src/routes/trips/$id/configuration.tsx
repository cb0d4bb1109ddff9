import { createFileRoute } from '@tanstack/react-router';
import { Configuration } from '../../../configuration/Configuration.tsx';

export const Route = createFileRoute('/trips/$id/configuration')({
  staticData: { title: 'Configuration' },
  component: TabRoute,
});

function TabRoute() {
  return <Configuration id={Route.useParams().id} />;
}
