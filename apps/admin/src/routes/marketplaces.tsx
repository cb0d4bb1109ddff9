import { createFileRoute } from '@tanstack/react-router';
import { textOf } from '../list/search.ts';
import { TenantsPage } from '../tenants/TenantsPage.tsx';

export const Route = createFileRoute('/marketplaces')({
  validateSearch: (search): { q?: string | undefined } => ({ q: textOf(search.q) }),
  component: TenantsPage,
});
