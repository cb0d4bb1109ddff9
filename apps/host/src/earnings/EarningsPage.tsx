import type { PayoutAccountInput, PayoutVerificationInput } from '@caravan/sdk';
import { listHostPayouts, setHostPayoutAccount, verifyHostPayoutAccount } from '@caravan/sdk/client';
import { getDownloadHostStatementUrl, getPrintHostStatementUrl } from '@caravan/sdk/client';
import {
  getListHostPayoutsQueryKey,
  useGetHostEarnings,
  useGetHostPayoutAccount,
  useGetHostStatement,
} from '@caravan/sdk/react-query';
import { EarningsSummary } from '@caravan/shell/Payouts/EarningsSummary';
import { PayoutAccountCard } from '@caravan/shell/Payouts/PayoutAccountCard';
import { PayoutHistory } from '@caravan/shell/Payouts/PayoutHistory';
import { StatementCard } from '@caravan/shell/Payouts/StatementCard';
import { useBarred } from '@caravan/shell/useBarred';
import type { ChangeRequest } from '@caravan/shell/useChange';
import { useList } from '@caravan/shell/useList';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { getRouteApi } from '@tanstack/react-router';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { TripReport } from './TripReport.tsx';

const route = getRouteApi('/earnings');
const here = { query: { throwOnError: false } } as const;

/** What a host's trips earned, when it is paid, and where it goes. */
export function EarningsPage() {
  const { tab = 'earnings' } = route.useSearch();
  const navigate = route.useNavigate();
  const { id } = useHost();
  return (
    <>
      <PageHeader title={words.title} description={words.text} />
      <Tabs
        label={words.title}
        className="mt-7"
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next as typeof tab }, replace: true })}
        tabs={[
          { id: 'earnings', label: words.tabs.earnings, content: <Earned host={id} /> },
          { id: 'payouts', label: words.tabs.payouts, content: <Payouts host={id} /> },
          { id: 'statement', label: words.tabs.statement, content: <Lines host={id} /> },
          { id: 'account', label: words.tabs.account, content: <Account host={id} /> },
        ]}
      />
    </>
  );
}

function Earned({ host }: { host: string }) {
  const earnings = useGetHostEarnings(host, here);
  return (
    <EarningsSummary
      earnings={earnings.data}
      error={earnings.error?.message}
      onRetry={() => void earnings.refetch()}
      accountAction={
        <LinkButton href={paths.payoutAccount} size="sm">
          {words.setUp}
        </LinkButton>
      }
      details={(trip) => <TripReport host={host} trip={trip} />}
    />
  );
}

function Payouts({ host }: { host: string }) {
  const list = useList(
    (params: Parameters<typeof listHostPayouts>[1]) => listHostPayouts(host, params),
    (params) => getListHostPayoutsQueryKey(host, params),
    {},
    { order: 'here', throwOnError: false },
  );
  return <PayoutHistory list={list} />;
}

function Lines({ host }: { host: string }) {
  const { trip } = route.useSearch();
  const navigate = route.useNavigate();
  const of = trip ? { tripId: trip } : undefined;
  const statement = useGetHostStatement(host, of, here);
  const earnings = useGetHostEarnings(host, here);
  return (
    <StatementCard
      statement={statement.data}
      error={statement.error?.message}
      onRetry={() => void statement.refetch()}
      trips={(earnings.data?.trips ?? []).map(({ tripId, tripName }) => ({ id: tripId, label: tripName }))}
      trip={trip ?? ''}
      onTrip={(next) =>
        void navigate({ search: { tab: 'statement', ...(next && { trip: next }) }, replace: true })
      }
      csvHref={getDownloadHostStatementUrl(host, of)}
      pdfHref={getPrintHostStatementUrl(host, of)}
    />
  );
}

function Account({ host }: { host: string }) {
  const account = useGetHostPayoutAccount(host, here);
  return (
    <PayoutAccountCard
      account={account.data}
      error={account.error?.message}
      onRetry={() => void account.refetch()}
      save={(input: PayoutAccountInput, request: ChangeRequest) => setHostPayoutAccount(host, input, request)}
      verify={(input: PayoutVerificationInput, request: ChangeRequest) =>
        verifyHostPayoutAccount(host, input, request)
      }
      returnPath={paths.payoutAccount}
      barred={useBarred('setHostPayoutAccount')}
    />
  );
}
