import { createFileRoute } from '@tanstack/react-router';
import { Configuration } from '../../../configuration/Configuration.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/configuration')({
  staticData: { title: titles.configuration },
  component: TabRoute,
});

function TabRoute() {
  return <Configuration id={Route.useParams().id} />;
}
