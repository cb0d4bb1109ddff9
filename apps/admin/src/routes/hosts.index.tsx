import { HostStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { HostsPage } from '../hosts/HostsPage.tsx';
import { oneOf, textOf } from '@caravan/shell/search';

interface Search {
  q?: string | undefined;
  status?: HostStatus | undefined;
  level?: number | undefined;
}

export const Route = createFileRoute('/hosts/')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    status: oneOf(search.status, Object.values(HostStatus)),
    level: [0, 1, 2, 3].find((level) => level === Number(textOf(search.level) ?? NaN)),
  }),
  component: HostsPage,
});
