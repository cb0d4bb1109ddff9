import { type BulkInputAction, PayeeKind, type Payout, PayoutStatus } from '@caravan/sdk';
import { adminListPayouts } from '@caravan/sdk/client';
import { getAdminListPayoutsQueryKey } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { PayoutLabel } from '@caravan/shell/Payouts/PayoutLabel';
import { useFormat } from '@caravan/shell/useFormat';
import { ListView } from '@caravan/shell/ListView';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { RowLink } from '@caravan/shell/RowLink';
import { useBulk } from '../bulk/useBulk.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { PayablesTable } from './PayablesTable.tsx';
import { payeeOf } from './payee.ts';
import { type PayoutAct, PayoutDialog } from './PayoutDialog.tsx';
import { StatementDrawer } from './StatementDrawer.tsx';

const route = getRouteApi('/payouts');
const w = words.payouts;
const states = Object.values(PayoutStatus).map((id) => ({ id, label: w.states[id] }));
const kinds = Object.values(PayeeKind).map((id) => ({ id, label: w.kinds[id] }));
/** What is done with many payouts of a state; others are approved. */
const bulks: Partial<Record<PayoutStatus, BulkInputAction>> = { failed: 'retryPayouts' };
const tones = {
  scheduled: 'blue',
  held: 'warning',
  sent: 'green',
  failed: 'red',
  cancelled: 'grey',
} as const;

/** Past and upcoming payouts, and what is currently owed. */
export function PayoutsPage() {
  const { tab = 'payouts' } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle('Admin Portal', w.title);
  const [payee, open, close] = useOpened('payee');
  const chosen = payeeOf(payee);
  return (
    <>
      <PageHeader title={w.title} description={w.description} />
      <Tabs
        label={w.title}
        value={tab}
        onChange={(next) =>
          void navigate({ search: { tab: next === 'payables' ? 'payables' : undefined }, replace: true })
        }
        className="mt-7"
        tabs={[
          { id: 'payouts', label: w.tabs.payouts, content: <Payouts onOpen={open} /> },
          { id: 'payables', label: w.tabs.payables, content: <PayablesTable onOpen={open} /> },
        ]}
      />
      {chosen && <StatementDrawer kind={chosen.kind} id={chosen.id} onClose={close} />}
    </>
  );
}

function Payouts({ onOpen }: { onOpen: (payee: string) => void }) {
  const { q, status, kind } = route.useSearch();
  const format = useFormat();
  const [acting, setActing] = useState<PayoutAct>();
  const payouts = useList(adminListPayouts, getAdminListPayoutsQueryKey, { q, status, payeeKind: kind });
  const bulk = useBulk((status && bulks[status]) ?? 'approvePayouts', { q, status, payeeKind: kind });
  const columns: Column<Payout>[] = [
    { id: 'payee', header: w.payee, primary: true, cell: (p) => p.payeeName },
    { id: 'what', header: w.what, sortKey: 'kind', cell: (p) => <PayoutLabel payout={p} /> },
    {
      id: 'trip',
      header: w.trip,
      cell: (p) => p.tripId && <RowLink href={paths.trip(p.tripId)}>{p.tripName}</RowLink>,
    },
    {
      id: 'state',
      header: w.state,
      sortKey: 'status',
      cell: (p) => (
        <span className="inline-flex flex-wrap items-center gap-1.5 narrow:justify-end">
          <Badge size="sm" tone={tones[p.status]}>
            {p.statusText}
          </Badge>
          {p.failure && <span className="text-[0.8125rem] text-muted">{p.failure}</span>}
          {p.reference && <code className="text-xs text-muted">{p.reference}</code>}
        </span>
      ),
    },
    {
      id: 'due',
      header: w.due,
      sortKey: 'due',
      align: 'right',
      cell: (p) => format.date(p.dueOn),
      file: { value: (p) => p.dueOn },
      className: 'tabular',
    },
    {
      id: 'amount',
      header: w.amount,
      sortKey: 'amount',
      align: 'right',
      cell: (p) => <MoneyText minor={p.amountMinor} currency={p.currency} />,
      file: { amount: (p) => ({ minor: p.amountMinor, currency: p.currency }) },
    },
  ];
  return (
    <>
      <ListView
        label={w.title}
        savedAs="payouts"
        search={w.search}
        filters={[
          { name: 'status', label: w.state, all: w.allStates, options: states },
          { name: 'kind', label: w.kind, all: w.allKinds, options: kinds },
        ]}
        {...bulk}
        list={payouts}
        columns={columns}
        rowId={(p) => p.id}
        rowLabel={(p) => `${p.payeeName}, ${p.label}`}
        empty={w.empty}
        emptyText={w.emptyText}
        art="suitcase"
        rowActions={(p) => [
          ...(p.availableActions ?? [])
            .filter(({ enabled, reason }) => enabled || reason)
            .map(({ action, enabled, reason }) => ({
              id: action,
              label: w.actions[action],
              onAction: () => setActing({ payout: p, action }),
              ...(!enabled && { disabledReason: reason }),
            })),
          ...(p.payeeKind === 'insurer'
            ? []
            : [
                {
                  id: 'statement',
                  label: words.payables.statement,
                  onAction: () => onOpen(`${p.payeeKind}:${p.payeeId}`),
                },
              ]),
        ]}
      />
      {acting && <PayoutDialog {...acting} onClose={() => setActing(undefined)} />}
    </>
  );
}
