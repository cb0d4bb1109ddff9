import { createFileRoute } from '@tanstack/react-router';
import { Description } from '../../../catalog/Description.tsx';

export const Route = createFileRoute('/itineraries/$id/description')({ component: DescriptionRoute });

function DescriptionRoute() {
  return <Description id={Route.useParams().id} />;
}
