import { createFileRoute } from '@tanstack/react-router';
import { ComparisonPage } from '../synced/ComparisonPage.tsx';
import { titles } from '../titles/messages.ts';

export const Route = createFileRoute('/synced/$id')({
  staticData: { title: titles.synced },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <ComparisonPage key={id} id={id} />;
}
