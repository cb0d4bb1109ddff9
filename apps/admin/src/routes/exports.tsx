import { textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { ExportsPage } from '../exports/ExportsPage.tsx';
import { AdminsOnly } from '../frame/AdminsOnly.tsx';

export const Route = createFileRoute('/exports')({
  validateSearch: (search): { q?: string | undefined } => ({ q: textOf(search.q) }),
  component: () => (
    <AdminsOnly>
      <ExportsPage />
    </AdminsOnly>
  ),
});
