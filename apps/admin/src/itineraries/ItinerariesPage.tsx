import { ItineraryStatus, type ItinerarySummary } from '@caravan/sdk';
import { adminListItineraries } from '@caravan/sdk/client';
import { getAdminListItinerariesQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { useProfile } from '@caravan/shell/useProfile';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { useOperators } from '../list/useOperators.ts';
import { paths } from '../paths.ts';
import { itineraryStatusWords, itineraryTones, words } from './messages.ts';

const route = getRouteApi('/itineraries/');
const statuses = Object.values(ItineraryStatus).map((id) => ({ id, label: itineraryStatusWords[id] }));
const none = <span className="text-muted">–</span>;

/** Itineraries of all operators. Account managers recommend from the complete ones, and open none. */
export function ItinerariesPage() {
  const format = useFormat();
  const { q, status, operator } = route.useSearch();
  const navigate = route.useNavigate();
  const operators = useOperators();
  const opens = useProfile().group !== 'accountManager';
  const itineraries = useList(adminListItineraries, getAdminListItinerariesQueryKey, {
    q,
    status,
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
            {i.destination} · {i.country}
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
      isStale={itineraries.isStale}
      filters={
        <>
          <SearchBox
            label={words.search}
            value={q ?? ''}
            onChange={(text) =>
              void navigate({ search: (now) => ({ ...now, q: text || undefined }), replace: true })
            }
          />
          <FilterSelect
            label={words.status}
            all={words.allStatuses}
            options={statuses}
            value={status}
            onChange={(next) => void navigate({ search: (now) => ({ ...now, status: next }), replace: true })}
          />
          <FilterSelect
            label={words.operator}
            all={words.allOperators}
            options={operators}
            value={operator}
            onChange={(next) =>
              void navigate({ search: (now) => ({ ...now, operator: next }), replace: true })
            }
          />
        </>
      }
    >
      <ListTable
        label={words.title}
        columns={columns}
        dense={false}
        list={itineraries}
        rowId={(i) => i.id}
        rowLabel={(i) => i.name}
        className={scrolls}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
    </ListPage>
  );
}
