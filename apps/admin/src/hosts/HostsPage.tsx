import { type Host, HostStatus } from '@caravan/sdk';
import { listHosts } from '@caravan/sdk/client';
import { getListHostsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { useProfile } from '@caravan/shell/useProfile';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
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
    className: 'tabular',
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

/** Hosts of the tenant. */
export function HostsPage() {
  const { q, status, level } = route.useSearch();
  const navigate = route.useNavigate();
  const [adding, setAdding] = useState(false);
  const isAdmin = useProfile().group === 'admin';
  const hosts = useList(listHosts, getListHostsQueryKey, { q, status, level });
  const narrow = (change: {
    q?: string | undefined;
    status?: HostStatus | undefined;
    level?: number | undefined;
  }) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={hosts.isStale}
      actions={
        isAdmin && (
          <Button icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
      filters={
        <>
          <SearchBox
            label={words.search}
            value={q ?? ''}
            onChange={(text) => narrow({ q: text || undefined })}
          />
          <FilterSelect
            label={words.columns.status}
            all={words.allStatuses}
            options={statuses}
            value={status}
            onChange={(id) => narrow({ status: id })}
          />
          <FilterSelect
            label={words.columns.level}
            all={words.allLevels}
            options={levels}
            value={levels.find((l) => l.id === String(level))?.id}
            onChange={(id) => narrow({ level: id === undefined ? id : Number(id) })}
          />
        </>
      }
    >
      <ListTable
        label={words.title}
        columns={columns}
        list={hosts}
        rowId={(h) => h.id}
        rowLabel={(h) => h.displayName}
        className={scrolls}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      {adding && (
        <Suspense fallback={null}>
          <NewHost onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ListPage>
  );
}
