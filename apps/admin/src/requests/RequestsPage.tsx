import { type TripRequest, TripRequestStatus } from '@caravan/sdk';
import { adminListTripRequests } from '@caravan/sdk/client';
import { getAdminListTripRequestsQueryKey } from '@caravan/sdk/react-query';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { RowLink } from '@caravan/shell/RowLink';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { ClipboardList, Luggage } from 'lucide-react';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { requestTones, words } from './messages.ts';

const route = getRouteApi('/trip-requests/');
const statuses = Object.values(TripRequestStatus).map((id) => ({ id, label: words.statuses[id] }));

/** All requests in the tenant. */
export function RequestsPage() {
  const format = useFormat();
  const { isSupport } = useStaff();
  const requests = useList(adminListTripRequests, getAdminListTripRequestsQueryKey, route.useSearch());
  const columns: Column<TripRequest>[] = [
    {
      id: 'itinerary',
      header: words.columns.itinerary,
      primary: true,
      sortKey: 'itinerary',
      cell: (r) => (
        <>
          <RowLink href={paths.tripRequest(r.id)}>{r.itinerary.name}</RowLink>
          <span className="block text-[0.8125rem] font-normal text-muted">
            {r.itinerary.destination}, {format.countryNamed(r.itinerary.country)}
          </span>
        </>
      ),
    },
    {
      id: 'host',
      header: words.columns.host,
      sortKey: 'host',
      cell: (r) => r.host.displayName,
    },
    {
      id: 'dates',
      header: words.columns.dates,
      sortKey: 'start',
      cell: (r) => format.dateRange(r.startDate, r.endDate),
      file: { period: (r) => ({ from: r.startDate, to: r.endDate }) },
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'package',
      header: words.columns.package,
      sortKey: 'package',
      cell: (r) => packageWords[r.selectedPackage],
    },
    {
      id: 'status',
      header: words.columns.status,
      sortKey: 'status',
      cell: (r) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <Badge size="sm" tone={requestTones[r.status]} dot>
            {words.statuses[r.status]}
          </Badge>
          {r.instantlyApproved && (
            <Badge size="sm" tone="teal">
              {words.instantly}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'created',
      header: words.columns.created,
      align: 'right',
      sortKey: 'requested',
      cell: (r) => r.createdAt && format.instant(r.createdAt, 'date'),
      file: { value: (r) => r.createdAt },
      className: 'tabular wide:whitespace-nowrap',
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      filters={[{ name: 'status', label: words.status, all: words.allStatuses, options: statuses }]}
      list={requests}
      columns={columns}
      dense={false}
      rowId={(r) => r.id}
      rowLabel={(r) => r.itinerary.name}
      rowActions={(r) =>
        r.tripId
          ? [
              {
                id: 'trip',
                label: words.openTrip,
                icon: <Luggage aria-hidden />,
                href: paths.trip(r.tripId),
              },
            ]
          : isSupport
            ? []
            : [
                {
                  id: 'review',
                  label: words.review,
                  icon: <ClipboardList aria-hidden />,
                  href: paths.operatorReview(r.id, 'tripRequest'),
                },
              ]
      }
      empty={words.empty}
      emptyText={words.emptyText}
      art="letter"
    />
  );
}
