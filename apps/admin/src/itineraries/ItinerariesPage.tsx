import { ItineraryStatus, type ItinerarySummary } from '@caravan/sdk';
import { adminListItineraries } from '@caravan/sdk/client';
import { getAdminListItinerariesQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import { useProfile } from '@caravan/shell/useProfile';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { Button } from '@caravan/ui/Button';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RowLink } from '@caravan/shell/RowLink';
import { useStaff } from '../frame/useStaff.ts';
import { useOperators } from '../list/useOperators.ts';
import { paths } from '../paths.ts';
import { itineraryStatusWords, itineraryTones, words } from './messages.ts';

const NewItinerary = lazy(() => import('./NewItinerary.tsx'));
const route = getRouteApi('/itineraries/');
const statuses = Object.values(ItineraryStatus).map((id) => ({ id, label: itineraryStatusWords[id] }));
const none = <span className="text-muted">–</span>;

/** The itineraries of all operators. Account managers can recommend complete ones, but can't open any. */
export function ItinerariesPage() {
  const format = useFormat();
  const { operator, ...asked } = route.useSearch();
  const operators = useOperators();
  const [adding, setAdding] = useState(false);
  const { group } = useProfile();
  const { changes } = useStaff();
  const opens = group !== 'accountManager';
  const itineraries = useList(adminListItineraries, getAdminListItinerariesQueryKey, {
    ...asked,
    operatorId: operator,
  });
  const columns: Column<ItinerarySummary>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      sortKey: 'name',
      cell: (i) => (
        <>
          {opens ? <RowLink href={paths.itinerary(i.id)}>{i.name}</RowLink> : i.name}
          <span className="block text-[0.8125rem] font-normal text-muted">
            {i.destination} · {format.countryNamed(i.country)}
          </span>
        </>
      ),
    },
    {
      id: 'operator',
      header: words.columns.operator,
      cell: (i) => i.operatorName ?? none,
    },
    {
      id: 'days',
      header: words.columns.days,
      align: 'right',
      sortKey: 'days',
      cell: (i) => i.lengthInDays,
      className: 'tabular',
    },
    {
      id: 'tier',
      header: words.columns.tier,
      align: 'right',
      sortKey: 'tier',
      cell: (i) => i.tier,
      className: 'tabular',
    },
    {
      id: 'price',
      header: words.columns.price,
      align: 'right',
      cell: (i) => (i.fromPriceMinor === undefined ? none : format.money(i.fromPriceMinor, i.currency)),
      file: {
        amount: (i) =>
          i.fromPriceMinor === undefined ? undefined : { minor: i.fromPriceMinor, currency: i.currency },
      },
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'status',
      header: words.columns.status,
      sortKey: 'status',
      cell: (i) => (
        <Badge size="sm" tone={itineraryTones[i.status]} dot>
          {itineraryStatusWords[i.status]}
        </Badge>
      ),
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      actions={
        opens &&
        changes && (
          <Button icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {words.adding.add}
          </Button>
        )
      }
      search={words.search}
      filters={[
        { name: 'status', label: words.status, all: words.allStatuses, options: statuses },
        { name: 'operator', label: words.operator, all: words.allOperators, options: operators },
      ]}
      list={itineraries}
      columns={columns}
      dense={false}
      rowId={(i) => i.id}
      rowLabel={(i) => i.name}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      <Suspense fallback={null}>{adding && <NewItinerary onClose={() => setAdding(false)} />}</Suspense>
    </ListPage>
  );
}
