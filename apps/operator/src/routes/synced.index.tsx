import { textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { SyncedPage } from '../synced/SyncedPage.tsx';

export const Route = createFileRoute('/synced/')({
  validateSearch: (search): { q?: string | undefined } => ({ q: textOf(search.q) }),
  component: Page,
});

function Page() {
  const { q } = Route.useSearch();
  return <SyncedPage q={q} />;
}
