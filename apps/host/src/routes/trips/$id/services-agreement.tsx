import { createFileRoute } from '@tanstack/react-router';
import { ServicesAgreement } from '../../../terms/ServicesAgreement.tsx';

export const Route = createFileRoute('/trips/$id/services-agreement')({ component: TabRoute });

function TabRoute() {
  return <ServicesAgreement id={Route.useParams().id} />;
}
