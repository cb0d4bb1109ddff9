import { type Host, HostStatus } from '@caravan/sdk';
import { listHosts } from '@caravan/sdk/client';
import { getListHostsQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RowLink } from '@caravan/shell/RowLink';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { HostBadge } from './HostBadge.tsx';
import { levels, statusWords, words } from './messages.ts';

const NewHost = lazy(() => import('./NewHost.tsx'));
const route = getRouteApi('/hosts/');
const statuses = Object.values(HostStatus).map((id) => ({ id, label: statusWords[id] }));

const columns: Column<Host>[] = [
  {
    id: 'name',
    header: words.columns.name,
    primary: true,
    sortKey: 'name',
    cell: (h) => (
      <span className="flex items-center gap-3">
        <Avatar name={h.displayName} src={h.profilePictureUrl} size="sm" />
        <RowLink href={paths.host(h.id)}>{h.displayName}</RowLink>
        {!h.active && (
          <Badge size="sm" tone="grey">
            {words.inactive}
          </Badge>
        )}
      </span>
    ),
  },
  { id: 'email', header: words.columns.email, sortKey: 'email', cell: (h) => h.email ?? '–' },
  {
    id: 'level',
    header: words.columns.level,
    sortKey: 'level',
    cell: (h) => words.level(h.level, h.levelName),
    className: 'tabular wide:whitespace-nowrap',
  },
  {
    id: 'status',
    header: words.columns.status,
    sortKey: 'status',
    cell: (h) => <HostBadge status={h.status} />,
  },
  {
    id: 'onboarding',
    header: words.columns.onboarding,
    sortKey: 'onboarding',
    cell: (h) => (h.onboardingCompleted ? words.done : <span className="text-muted">{words.notDone}</span>),
  },
  {
    id: 'page',
    header: words.columns.page,
    sortKey: 'page',
    cell: (h) => h.pagePath ?? <span className="text-muted">–</span>,
  },
];

/** All hosts in the tenant. */
export function HostsPage() {
  const [adding, setAdding] = useState(false);
  const { isAdmin } = useStaff();
  const hosts = useList(listHosts, getListHostsQueryKey, route.useSearch());
  return (
    <ListPage
      title={words.title}
      description={words.description}
      actions={
        isAdmin && (
          <Button icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
      search={words.search}
      filters={[
        { name: 'status', label: words.columns.status, all: words.allStatuses, options: statuses },
        { name: 'level', label: words.columns.level, all: words.allLevels, options: levels },
      ]}
      list={hosts}
      columns={columns}
      rowId={(h) => h.id}
      rowLabel={(h) => h.displayName}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      {adding && (
        <Suspense fallback={null}>
          <NewHost onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ListPage>
  );
}
