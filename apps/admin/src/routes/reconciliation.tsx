import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '@caravan/shell/search';
import { ReconciliationPage } from '../money/ReconciliationPage.tsx';

interface Search {
  tab?: 'months' | undefined;
  status?: 'open' | 'settled' | 'gone' | undefined;
}

export const Route = createFileRoute('/reconciliation')({
  validateSearch: (search): Search => ({
    tab: oneOf(search.tab, ['months']),
    status: oneOf(search.status, ['open', 'settled', 'gone']),
  }),
  component: ReconciliationPage,
});
