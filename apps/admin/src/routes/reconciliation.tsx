import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { ReconciliationPage } from '../money/ReconciliationPage.tsx';

interface Search {
  tab?: 'months' | undefined;
  q?: string | undefined;
  status?: 'open' | 'settled' | 'gone' | undefined;
}

export const Route = createFileRoute('/reconciliation')({
  validateSearch: (search): Search => ({
    tab: oneOf(search.tab, ['months']),
    q: textOf(search.q),
    status: oneOf(search.status, ['open', 'settled', 'gone']),
  }),
  component: ReconciliationPage,
});
