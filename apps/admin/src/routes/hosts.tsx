import { createFileRoute } from '@tanstack/react-router';
import { HostsPage } from '../hosts/HostsPage.tsx';
import { textOf } from '../list/search.ts';

export const Route = createFileRoute('/hosts')({
  validateSearch: (search): { q?: string | undefined } => ({ q: textOf(search.q) }),
  component: HostsPage,
});
