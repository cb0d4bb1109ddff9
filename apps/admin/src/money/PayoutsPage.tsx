import { type BulkInputAction, PayeeKind, PayoutStatus } from '@caravan/sdk';
import { adminListPayouts } from '@caravan/sdk/client';
import { getAdminListPayoutsQueryKey } from '@caravan/sdk/react-query';
import { ListView } from '@caravan/shell/ListView';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { getRouteApi } from '@tanstack/react-router';
import { useBulk } from '../bulk/useBulk.tsx';
import { words } from './messages.ts';
import { PayablesTable } from './PayablesTable.tsx';
import { payeeOf } from './payee.ts';
import { StatementDrawer } from './StatementDrawer.tsx';
import { usePayoutTable } from './usePayoutTable.tsx';

const route = getRouteApi('/payouts');
const w = words.payouts;
const states = Object.values(PayoutStatus).map((id) => ({ id, label: w.states[id] }));
const kinds = Object.values(PayeeKind).map((id) => ({ id, label: w.kinds[id] }));
/** What is done with many payouts of a state; others are approved. */
const bulks: Partial<Record<PayoutStatus, BulkInputAction>> = { failed: 'retryPayouts' };

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
  const payouts = useList(adminListPayouts, getAdminListPayoutsQueryKey, { q, status, payeeKind: kind });
  const bulk = useBulk((status && bulks[status]) ?? 'approvePayouts', { q, status, payeeKind: kind });
  const { table, dialog } = usePayoutTable(onOpen);
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
        {...table}
        empty={w.empty}
        emptyText={w.emptyText}
        art="suitcase"
      />
      {dialog}
    </>
  );
}
