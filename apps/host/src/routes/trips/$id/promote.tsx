import { createFileRoute } from '@tanstack/react-router';
import { Promote } from '../../../promote/Promote.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/promote')({
  staticData: { title: titles.promote },
  component: TabRoute,
});

function TabRoute() {
  return <Promote id={Route.useParams().id} />;
}
