import { TripStatus, type TripSummary } from '@caravan/sdk';
import { adminListTrips } from '@caravan/sdk/client';
import { getAdminListTripsQueryKey, getListHostMetadataQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { useAddress } from '@caravan/shell/useAddress';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { DateRangePicker } from '@caravan/ui/DateRangePicker';
import { getRouteApi } from '@tanstack/react-router';
import { RowLink } from '@caravan/shell/RowLink';
import { RecordFilter } from '../list/RecordFilter.tsx';
import { useOperators } from '../list/useOperators.ts';
import { paths } from '../paths.ts';
import { statusWords, words } from './messages.ts';
import { StatusBadge } from './StatusBadge.tsx';

const route = getRouteApi('/trips/');
const statuses = Object.values(TripStatus).map((id) => ({ id, label: statusWords[id] }));
const none = <span className="text-muted">–</span>;

/** All trips in the tenant. */
export function TripsPage() {
  const format = useFormat();
  const search = route.useSearch();
  const [, narrow] = useAddress();
  const operators = useOperators();
  const trips = useList(adminListTrips, getAdminListTripsQueryKey, search);
  const columns: Column<TripSummary>[] = [
    {
      id: 'trip',
      header: words.columns.trip,
      primary: true,
      sortKey: 'name',
      cell: (t) => (
        <span className="flex items-center gap-3">
          <img
            src={t.hero.url}
            alt=""
            loading="lazy"
            className="size-9 shrink-0 rounded-xs bg-sunken object-cover"
          />
          <span className="min-w-0 wide:max-w-60">
            <span className="block wide:truncate">
              <RowLink href={paths.trip(t.id)}>{t.name}</RowLink>
            </span>
            <span className="block truncate text-[0.8125rem] font-normal text-muted tabular">
              {t.shortId} · {t.destination}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'host',
      header: words.columns.host,
      sortKey: 'host',
      cell: (t) => t.hostName ?? none,
      className: 'wide:whitespace-nowrap',
    },
    {
      id: 'operator',
      header: words.columns.operator,
      cell: (t) => t.operatorName ?? none,
    },
    {
      id: 'dates',
      header: words.columns.dates,
      sortKey: 'start',
      cell: (t) => format.dateRange(t.startDate, t.endDate),
      file: { period: (t) => ({ from: t.startDate, to: t.endDate }) },
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'status',
      header: words.columns.status,
      cell: (t) => <StatusBadge status={t.status} size="sm" />,
      className: 'wide:whitespace-nowrap',
    },
    {
      id: 'spots',
      header: words.columns.spots,
      align: 'right',
      sortKey: 'taken',
      cell: (t) => (
        <span className="inline-flex items-center gap-2">
          {t.soldOut && (
            <Badge size="sm" tone="purple">
              {words.soldOut}
            </Badge>
          )}
          {words.booked(t.maximumSpots - t.spotsLeft, t.maximumSpots)}
        </span>
      ),
      className: 'tabular wide:whitespace-nowrap',
    },
  ];

  return (
    <ListPage
      title={words.title}
      description={words.description}
      search={words.search}
      filters={[
        { name: 'status', label: words.status, all: words.allStatuses, options: statuses },
        { name: 'operatorId', label: words.columns.operator, all: words.allOperators, options: operators },
      ]}
      fields={
        <>
          <RecordFilter
            name="hostId"
            label={words.columns.host}
            all={words.allHosts}
            find={getListHostMetadataQueryOptions}
          />
          <DateRangePicker
            label={words.departs}
            hideLabel
            value={search.from && search.until ? { start: search.from, end: search.until } : null}
            onChange={(range) => narrow({ from: range?.start, until: range?.end })}
            className="w-full sm:w-84"
          />
        </>
      }
      fieldNames={['hostId', 'from', 'until']}
      list={trips}
      columns={columns}
      dense={false}
      rowId={(t) => t.id}
      rowLabel={(t) => t.name}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    />
  );
}
