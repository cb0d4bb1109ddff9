import { createFileRoute } from '@tanstack/react-router';
import { Pricing } from '../../../pricing/Pricing.tsx';

export const Route = createFileRoute('/trips/$id/pricing')({
  staticData: { title: 'Pricing' },
  component: TabRoute,
});

function TabRoute() {
  return <Pricing id={Route.useParams().id} />;
}
