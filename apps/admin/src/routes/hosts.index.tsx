import { HostStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { HostsPage } from '../hosts/HostsPage.tsx';
import { oneOf, textOf } from '../list/search.ts';

interface Search {
  q?: string | undefined;
  status?: HostStatus | undefined;
  level?: string | undefined;
}

export const Route = createFileRoute('/hosts/')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    status: oneOf(search.status, Object.values(HostStatus)),
    level: oneOf(textOf(search.level), ['0', '1', '2', '3']),
  }),
  component: HostsPage,
});
