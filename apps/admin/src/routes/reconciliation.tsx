import { createFileRoute } from '@tanstack/react-router';
import { oneOf } from '@caravan/shell/search';
import { ReconciliationPage } from '../money/ReconciliationPage.tsx';

interface Search {
  status?: 'open' | 'settled' | 'gone' | undefined;
}

export const Route = createFileRoute('/reconciliation')({
  validateSearch: (search): Search => ({ status: oneOf(search.status, ['open', 'settled', 'gone']) }),
  component: ReconciliationPage,
});
