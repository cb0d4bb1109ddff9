import { oneOf, textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { ExportsPage } from '../exports/ExportsPage.tsx';
import { AdminsOnly } from '../frame/AdminsOnly.tsx';

interface Search {
  q?: string | undefined;
  open?: 'journal' | undefined;
}

export const Route = createFileRoute('/exports')({
  validateSearch: (search): Search => ({ q: textOf(search.q), open: oneOf(search.open, ['journal']) }),
  component: () => (
    <AdminsOnly>
      <ExportsPage />
    </AdminsOnly>
  ),
});
