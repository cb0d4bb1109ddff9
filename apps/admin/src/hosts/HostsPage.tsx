import { type Host, HostStatus } from '@caravan/sdk';
import { listHosts } from '@caravan/sdk/client';
import { getListHostsQueryKey } from '@caravan/sdk/react-query';
import { usePages } from '@caravan/shell/usePages';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { getRouteApi } from '@tanstack/react-router';
import { Facts } from '../list/Facts.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { statusWords, words } from './messages.ts';

const route = getRouteApi('/hosts');
const statuses = Object.values(HostStatus);
const tones: Partial<Record<HostStatus, 'green' | 'blue' | 'purple' | 'teal' | 'warning'>> = {
  qualified: 'green',
  planning: 'warning',
  launched: 'blue',
  confirmed: 'purple',
  renewed: 'teal',
};

/** Hosts of the tenant. */
export function HostsPage() {
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const params = { limit: 50, ...(q && { q }) };
  const hosts = usePages(getListHostsQueryKey(params), (cursor) =>
    listHosts({ ...params, ...(cursor && { cursor }) }),
  );
  const columns: Column<Host>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      sortValue: (h) => h.displayName,
      cell: (h) => (
        <span className="flex items-center gap-3">
          <Avatar name={h.displayName} src={h.profilePictureUrl} size="sm" />
          {h.displayName}
          {!h.active && (
            <Badge size="sm" tone="grey">
              {words.inactive}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'level',
      header: words.columns.level,
      sortValue: (h) => h.level,
      cell: (h) => words.level(h.level, h.levelName),
      className: 'tabular',
    },
    {
      id: 'status',
      header: words.columns.status,
      sortValue: (h) => statuses.indexOf(h.status),
      cell: (h) => (
        <Badge size="sm" tone={tones[h.status] ?? 'grey'} dot>
          {statusWords[h.status]}
        </Badge>
      ),
    },
    {
      id: 'tiers',
      header: words.columns.tiers,
      align: 'right',
      sortValue: (h) => h.unlockedTiers.length,
      cell: (h) => h.unlockedTiers.join(', ') || words.none,
      className: 'tabular',
    },
    {
      id: 'onboarding',
      header: words.columns.onboarding,
      sortValue: (h) => Number(h.onboardingCompleted),
      cell: (h) => (h.onboardingCompleted ? words.done : <span className="text-muted">{words.notDone}</span>),
    },
    {
      id: 'page',
      header: words.columns.page,
      sortValue: (h) => h.pagePath,
      cell: (h) => h.pagePath ?? <span className="text-muted">–</span>,
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={hosts.isPlaceholderData}
      filters={
        <SearchBox
          label={words.search}
          value={q ?? ''}
          onChange={(text) => void navigate({ search: { q: text || undefined }, replace: true })}
        />
      }
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={hosts.items}
        rowId={(h) => h.id}
        rowLabel={(h) => h.displayName}
        error={hosts.error?.message}
        onRetry={() => void hosts.refetch()}
        limit={Infinity}
        onLoadMore={hosts.hasNextPage ? () => void hosts.fetchNextPage() : undefined}
        isLoadingMore={hosts.isFetchingNextPage}
        dense
        className={scrolls}
        details={(h) => (
          <Facts
            rows={[
              [words.launchRule, h.launchRule && <span className="whitespace-pre-line">{h.launchRule}</span>],
              [words.bio, h.bio && <span className="whitespace-pre-line">{h.bio}</span>],
            ]}
          />
        )}
        empty={
          <EmptyState title={words.empty} art="search">
            {words.emptyText}
          </EmptyState>
        }
      />
    </ListPage>
  );
}
