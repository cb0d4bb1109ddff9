import { createFileRoute } from '@tanstack/react-router';
import { textOf } from '@caravan/shell/search';
import { TenantsPage } from '../tenants/TenantsPage.tsx';

export const Route = createFileRoute('/marketplaces')({
  validateSearch: (search): { q?: string | undefined } => ({ q: textOf(search.q) }),
  component: TenantsPage,
});
