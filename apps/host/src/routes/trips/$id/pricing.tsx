import { createFileRoute } from '@tanstack/react-router';
import { Pricing } from '../../../pricing/Pricing.tsx';

export const Route = createFileRoute('/trips/$id/pricing')({ component: TabRoute });

function TabRoute() {
  return <Pricing id={Route.useParams().id} />;
}
