import { RefundCause, RefundState } from '@caravan/sdk';
import { listRefunds } from '@caravan/sdk/client';
import { getListRefundsQueryKey, getListRefundsQueryOptions } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import { useNow } from '@caravan/shell/useNow';
import { useOpened } from '@caravan/shell/useOpened';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useBulk } from '../bulk/useBulk.tsx';
import { words } from './messages.ts';
import { TripFilter } from './TripFilter.tsx';
import { useRefundTable } from './useRefundTable.tsx';

const RefundDrawer = lazy(() => import('./RefundDrawer.tsx'));
const route = getRouteApi('/refunds');
const states = Object.values(RefundState).map((id) => ({ id, label: words.states[id] }));
const causes = Object.values(RefundCause).map((id) => ({ id, label: words.causes[id] }));
const periods = Object.entries(words.periods).map(([id, label]) => ({ id, label }));
const day = 86_400_000;

/** All refunds of the marketplace; those that need a person come first. */
export function RefundsPage() {
  const { refund: _, period, ...rest } = route.useSearch();
  const now = useNow();
  const asked = {
    ...rest,
    ...(period && { from: new Date(now - Number(period) * day).toISOString().slice(0, 10) }),
  };
  const [refund, open, close] = useOpened('refund');
  const refunds = useList(listRefunds, getListRefundsQueryKey, asked);
  const { data } = useQuery(getListRefundsQueryOptions({ limit: 1 }));
  const bulk = useBulk('retryRefunds', asked);
  const table = useRefundTable(open);
  const currencies = data?.currencies ?? [];
  return (
    <ListPage
      {...table}
      {...bulk}
      title={words.title}
      description={words.description}
      search={words.search}
      filters={[
        { name: 'state', label: words.state, all: words.allStates, options: states },
        { name: 'cause', label: words.cause, all: words.allCauses, options: causes },
        ...(currencies.length > 1
          ? [
              {
                name: 'currency',
                label: words.currency,
                all: words.allCurrencies,
                options: currencies.map((id) => ({ id, label: id })),
              },
            ]
          : []),
        { name: 'period', label: words.period, all: words.anyTime, options: periods },
      ]}
      fields={
        <>
          <TripFilter />
          {'fields' in bulk && bulk.fields}
        </>
      }
      fieldNames={['tripId']}
      list={refunds}
      empty={words.empty}
      emptyText={words.emptyText}
      art="suitcase"
    >
      <Suspense fallback={null}>{refund && <RefundDrawer id={refund} onClose={close} />}</Suspense>
    </ListPage>
  );
}
