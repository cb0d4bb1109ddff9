import { createFileRoute } from '@tanstack/react-router';
import { ComparisonPage } from '../synced/ComparisonPage.tsx';

export const Route = createFileRoute('/synced/$id')({ component: Page });

function Page() {
  const { id } = Route.useParams();
  return <ComparisonPage key={id} id={id} />;
}
