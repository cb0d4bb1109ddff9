import type { TripSummary } from '@caravan/sdk';
import { adminListTrips } from '@caravan/sdk/client';
import { getAdminListTripsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import type { Column } from '@caravan/ui/DataTable';
import { RowLink } from '@caravan/shell/RowLink';
import { paths } from '../paths.ts';
import { StatusBadge } from '../trips/StatusBadge.tsx';
import { words } from './messages.ts';

/** Selects the trips of either a host or an operator. */
export type HostTripsProps = { hostId: string; operatorId?: never } | { operatorId: string; hostId?: never };

/** The trips of one host or operator, newest first. */
export function HostTrips({ hostId, operatorId }: HostTripsProps) {
  const format = useFormat();
  const trips = useList(adminListTrips, getAdminListTripsQueryKey, { hostId, operatorId }, { order: 'here' });
  const columns: Column<TripSummary>[] = [
    {
      id: 'trip',
      header: words.trip,
      primary: true,
      sortKey: 'name',
      cell: (t) => <RowLink href={paths.trip(t.id)}>{t.name}</RowLink>,
    },
    {
      id: 'start',
      header: words.start,
      sortKey: 'start',
      cell: (t) => format.dateRange(t.startDate, t.endDate),
      className: 'tabular',
    },
    {
      id: 'status',
      header: words.columns.status,
      cell: (t) => <StatusBadge status={t.status} size="sm" />,
    },
  ];
  return (
    <Card padded={false}>
      <ListTable
        label={words.tabs.trips}
        columns={columns}
        list={trips}
        rowId={(t) => t.id}
        rowLabel={(t) => t.name}
        empty={words.noTrips}
        emptyText={words.noTripsText}
        emptyLevel={3}
      />
    </Card>
  );
}
