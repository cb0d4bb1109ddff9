import { createFileRoute } from '@tanstack/react-router';
import { Pricing } from '../../../pricing/Pricing.tsx';
import { titles } from '../../../titles/messages.ts';

export const Route = createFileRoute('/trips/$id/pricing')({
  staticData: { title: titles.pricing },
  component: TabRoute,
});

function TabRoute() {
  return <Pricing id={Route.useParams().id} />;
}
