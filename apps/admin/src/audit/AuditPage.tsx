import type { AuditEntry } from '@caravan/sdk';
import { listAuditLogs } from '@caravan/sdk/client';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { Changes } from '@caravan/shell/Changes';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { RowLink } from '@caravan/shell/RowLink';
import { paths } from '../paths.ts';
import { Actor } from './Actor.tsx';
import { actionWords } from './entry.ts';
import { EntryDetails } from './EntryDetails.tsx';
import { Filters } from './Filters.tsx';
import { words } from './messages.ts';
import { paramsOf } from './params.ts';

const route = getRouteApi('/audit-log');

/** The audit log: who changed what (H-492). */
export function AuditPage() {
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const log = useList(listAuditLogs, getListAuditLogsQueryKey, { ...paramsOf(search) });

  const object = (entry: AuditEntry) => {
    const type = words.types[entry.objectType] ?? entry.objectType;
    const page = pageOf(entry);
    return (
      <>
        {page ? <RowLink href={page}>{type}</RowLink> : type}
        {entry.objectName && (
          <span className="block text-[0.8125rem] text-muted break-words">{entry.objectName}</span>
        )}
      </>
    );
  };
  const columns: Column<AuditEntry>[] = [
    { id: 'action', header: words.columns.action, primary: true, cell: (e) => actionWords(e.action) },
    { id: 'object', header: words.columns.object, cell: object },
    { id: 'actor', header: words.columns.actor, cell: (e) => <Actor entry={e} /> },
    {
      id: 'change',
      header: words.columns.change,
      cell: (e) => (
        <div className="max-w-md py-1.5 narrow:text-end">
          <Changes entry={e} limit={1} />
        </div>
      ),
    },
    {
      id: 'at',
      header: words.columns.at,
      align: 'right',
      cell: (e) => <time dateTime={e.at}>{format.instant(e.at)}</time>,
      file: { value: (e) => e.at },
      className: 'tabular wide:whitespace-nowrap',
    },
  ];

  return (
    <ListPage
      title={words.title}
      description={words.description}
      fields={<Filters search={search} onChange={(next) => void navigate({ search: next, replace: true })} />}
      fieldNames={Object.keys(search)}
      list={log}
      columns={columns}
      rowId={(e) => e.id}
      rowLabel={(e) => actionWords(e.action)}
      details={(e) => <EntryDetails entry={e} />}
      empty={words.empty}
      emptyText={words.emptyText}
      art="calendar"
    />
  );
}

const pages: Record<string, (id: string) => string> = {
  Trip: paths.trip,
  Booking: paths.booking,
  Webhook: paths.webhook,
  Member: paths.user,
  Host: paths.host,
  Operator: paths.operator,
  Itinerary: paths.itinerary,
};

/** The page of an entry's object. */
function pageOf({ objectType, objectId }: AuditEntry): string | undefined {
  return pages[objectType]?.(objectId);
}
