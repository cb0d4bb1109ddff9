import { createFileRoute } from '@tanstack/react-router';
import { ComparisonPage } from '../synced/ComparisonPage.tsx';
import { words } from '../synced/messages.ts';

export const Route = createFileRoute('/synced/$id')({
  staticData: { title: words.title },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <ComparisonPage key={id} id={id} />;
}
