import { Acting } from '../frame/Acting.tsx';
import { useStaff } from '../frame/useStaff.ts';
import type { Difference } from '@caravan/sdk';
import { listDifferences, runReconciliation, settleDifference } from '@caravan/sdk/client';
import { getListDifferencesQueryKey } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { ListView } from '@caravan/shell/ListView';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import type { Column } from '@caravan/ui/DataTable';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Tabs } from '@caravan/ui/Tabs';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { RowLink } from '@caravan/shell/RowLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const MonthsTable = lazy(() => import('./MonthsTable.tsx'));
const route = getRouteApi('/reconciliation');
const w = words.reconciliation;
const states = (['open', 'settled', 'gone'] as const).map((id) => ({ id, label: w.states[id] }));
const tones = { open: 'warning', settled: 'green', gone: 'grey' } as const;

/** Reconciles the ledger with the provider, and lists its months. */
export function ReconciliationPage() {
  const { tab = 'differences' } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle('Admin Portal', w.title);
  const compare = useChange(runReconciliation, {
    done: (result) => w.compared(result.compared, result.differences),
  });
  return (
    <>
      <PageHeader
        title={w.title}
        description={w.description}
        actions={
          <Acting>
            <Button onPress={() => compare.run()} isPending={compare.isPending}>
              {w.compare}
            </Button>
          </Acting>
        }
      />
      <Tabs
        label={w.title}
        value={tab}
        onChange={(next) =>
          void navigate({ search: { tab: next === 'months' ? 'months' : undefined }, replace: true })
        }
        className="mt-7"
        tabs={[
          { id: 'differences', label: w.tabs.differences, content: <Differences /> },
          {
            id: 'months',
            label: w.tabs.months,
            content: (
              <Suspense fallback={<Skeleton lines={8} />}>
                <MonthsTable />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

/** Differences between the ledger and the provider, explained and resolved with the server's options. */
function Differences() {
  const format = useFormat();
  const { changes } = useStaff();
  const [settling, setSettling] = useState<Difference>();
  const { q, status } = route.useSearch();
  const differences = useList(listDifferences, getListDifferencesQueryKey, { q, status });
  const columns: Column<Difference>[] = [
    {
      id: 'what',
      header: w.what,
      primary: true,
      cell: (d) => (
        <span>
          {d.explanation}
          <span className="block text-[0.8125rem] text-muted">
            {[d.provider, d.providerRef].filter(Boolean).join(' · ')}
          </span>
          {d.refundId && <RowLink href={paths.refund(d.refundId)}>{w.refund}</RowLink>}
        </span>
      ),
    },
    {
      id: 'state',
      header: w.state,
      sortKey: 'status',
      cell: (d) => (
        <>
          <Badge size="sm" tone={tones[d.status]}>
            {w.states[d.status]}
          </Badge>
          {d.settledAt && (
            <span className="block text-[0.8125rem] text-muted">{format.instant(d.settledAt, 'date')}</span>
          )}
        </>
      ),
    },
    {
      id: 'books',
      header: w.books,
      sortKey: 'books',
      align: 'right',
      cell: (d) => <MoneyText minor={d.booksMinor} currency={d.currency} />,
      file: { amount: (d) => ({ minor: d.booksMinor, currency: d.currency }) },
    },
    {
      id: 'provider',
      header: w.provider,
      sortKey: 'provider',
      align: 'right',
      cell: (d) => <MoneyText minor={d.providerMinor} currency={d.currency} />,
      file: { amount: (d) => ({ minor: d.providerMinor, currency: d.currency }) },
    },
    {
      id: 'found',
      header: w.found,
      sortKey: 'found',
      align: 'right',
      cell: (d) => format.instant(d.foundAt, 'date'),
      file: { value: (d) => d.foundAt },
      className: 'tabular',
    },
  ];
  return (
    <>
      <ListView
        label={w.tabs.differences}
        savedAs="reconciliation"
        search={w.search}
        filters={[{ name: 'status', label: w.state, all: w.allStates, options: states }]}
        list={differences}
        columns={columns}
        rowId={(d) => d.id}
        rowLabel={(d) => d.explanation}
        empty={w.empty}
        emptyText={w.emptyText}
        art="suitcase"
        rowActions={(d) =>
          d.action && changes
            ? [{ id: 'settle', label: w.actions[d.action] ?? w.settle, onAction: () => setSettling(d) }]
            : []
        }
      />
      {settling && <Settle difference={settling} onClose={() => setSettling(undefined)} />}
    </>
  );
}

type SettleProps = { difference: Difference; onClose: () => void };

function Settle({ difference, onClose }: SettleProps) {
  const settle = useChange(settleDifference, {
    failed: 'here',
    done: w.settled,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => settle.run(difference.id)}
      title={w.actions[difference.action] ?? w.settle}
      confirmLabel={w.settle}
      cancelLabel={words.cancel}
      isPending={settle.isPending}
      error={settle.error?.message}
    >
      {difference.explanation}
    </ConfirmDialog>
  );
}
