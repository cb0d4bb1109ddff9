import type { AuditEntry } from '@caravan/sdk';
import { listAuditLogs } from '@caravan/sdk/client';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { usePages } from '@caravan/shell/usePages';
import { Button } from '@caravan/ui/Button';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { getRouteApi } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { paths } from '../paths.ts';
import { Actor } from './Actor.tsx';
import { Changes } from './Changes.tsx';
import { actionWords } from './entry.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { words } from './messages.ts';

const route = getRouteApi('/audit-log');
const types = Object.entries(words.types).map(([id, label]) => ({ id, label }));

/** Who changed what (H-492). */
export function AuditPage() {
  const format = useFormat();
  const { objectType, objectId } = route.useSearch();
  const navigate = route.useNavigate();
  const params = { limit: 50, ...(objectType && { objectType }), ...(objectId && { objectId }) };
  const log = usePages(getListAuditLogsQueryKey(params), (cursor) =>
    listAuditLogs({ ...params, ...(cursor && { cursor }) }),
  );

  const object = (entry: AuditEntry) => {
    const type = words.types[entry.objectType] ?? entry.objectType;
    if (entry.objectType === 'Trip') return <RowLink href={paths.trip(entry.objectId)}>{type}</RowLink>;
    return type;
  };
  const columns: Column<AuditEntry>[] = [
    { id: 'action', header: words.columns.action, primary: true, cell: (e) => actionWords(e.action) },
    { id: 'object', header: words.columns.object, cell: object },
    { id: 'actor', header: words.columns.actor, cell: (e) => <Actor entry={e} /> },
    {
      id: 'change',
      header: words.columns.change,
      cell: (e) => (
        <div className="max-w-md py-1.5 narrow:text-right">
          <Changes entry={e} limit={1} />
        </div>
      ),
    },
    {
      id: 'at',
      header: words.columns.at,
      align: 'right',
      cell: (e) => <time dateTime={e.at}>{format.instant(e.at)}</time>,
      className: 'tabular wide:whitespace-nowrap',
    },
  ];

  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={log.isPlaceholderData}
      filters={
        <>
          <FilterSelect
            label={words.type}
            all={words.allTypes}
            options={types}
            value={objectType}
            onChange={(next) => void navigate({ search: { objectType: next }, replace: true })}
          />
          {objectId && (
            <Button
              variant="secondary"
              icon={<X aria-hidden />}
              aria-label={words.showAll}
              onPress={() => void navigate({ search: { objectType }, replace: true })}
            >
              {words.onlyObject(objectId.slice(0, 8))}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={log.items}
        rowId={(e) => e.id}
        rowLabel={(e) => actionWords(e.action)}
        error={log.error?.message}
        onRetry={() => void log.refetch()}
        limit={Infinity}
        onLoadMore={log.hasNextPage ? () => void log.fetchNextPage() : undefined}
        isLoadingMore={log.isFetchingNextPage}
        details={(e) => <EntryDetails entry={e} />}
        dense
        className={scrolls}
        empty={
          <EmptyState title={words.empty} art="calendar">
            {words.emptyText}
          </EmptyState>
        }
      />
    </ListPage>
  );
}
