import type { PayoutAccountInput, PayoutVerificationInput } from '@caravan/sdk';
import {
  getDownloadOperatorStatementUrl,
  getPrintOperatorStatementUrl,
  listOperatorPayouts,
  setOperatorPayoutAccount,
  verifyOperatorPayoutAccount,
} from '@caravan/sdk/client';
import {
  getListOperatorPayoutsQueryKey,
  useGetOperatorPayables,
  useGetOperatorPayoutAccount,
  useGetOperatorStatement,
} from '@caravan/sdk/react-query';
import { EarningsSummary } from '@caravan/shell/Payouts/EarningsSummary';
import { PayoutAccountCard } from '@caravan/shell/Payouts/PayoutAccountCard';
import { PayoutHistory } from '@caravan/shell/Payouts/PayoutHistory';
import { StatementCard } from '@caravan/shell/Payouts/StatementCard';
import { useBarred } from '@caravan/shell/useBarred';
import type { ChangeRequest } from '@caravan/shell/useChange';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { getRouteApi } from '@tanstack/react-router';
import { useIntegrates } from '../frame/useIntegrates.ts';
import { IntegrationsPane } from '../integrations/IntegrationsPane.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const route = getRouteApi('/payouts');
const here = { query: { throwOnError: false } } as const;

/** What an operator's trips earned, when it is paid, and, for its own admins, where it goes. */
export function PayoutsPage() {
  const { tab = 'earnings' } = route.useSearch();
  const navigate = route.useNavigate();
  const { operatorId = '' } = useProfile();
  const owns = useIntegrates();
  usePageTitle('Operator Portal', words.title);
  return (
    <IntegrationsPane>
      <PageHeader title={words.title} description={words.text} />
      <Tabs
        label={words.title}
        className="mt-7"
        value={tab}
        onChange={(next) => void navigate({ search: { tab: next as typeof tab }, replace: true })}
        tabs={[
          {
            id: 'earnings',
            label: words.tabs.earnings,
            content: <Earned operator={operatorId} owns={owns} />,
          },
          { id: 'payouts', label: words.tabs.payouts, content: <Payouts operator={operatorId} /> },
          { id: 'statement', label: words.tabs.statement, content: <Lines operator={operatorId} /> },
          ...(owns
            ? [{ id: 'account', label: words.tabs.account, content: <Account operator={operatorId} /> }]
            : []),
        ]}
      />
    </IntegrationsPane>
  );
}

function Earned({ operator, owns }: { operator: string; owns: boolean }) {
  const earnings = useGetOperatorPayables(operator, here);
  return (
    <EarningsSummary
      earnings={earnings.data}
      error={earnings.error?.message}
      onRetry={() => void earnings.refetch()}
      accountAction={
        owns && (
          <LinkButton href={paths.payoutAccount} size="sm">
            {words.setUp}
          </LinkButton>
        )
      }
    />
  );
}

function Payouts({ operator }: { operator: string }) {
  const list = useList(
    (params: Parameters<typeof listOperatorPayouts>[1]) => listOperatorPayouts(operator, params),
    (params) => getListOperatorPayoutsQueryKey(operator, params),
    {},
    { order: 'here', throwOnError: false },
  );
  return <PayoutHistory list={list} />;
}

function Lines({ operator }: { operator: string }) {
  const { trip } = route.useSearch();
  const navigate = route.useNavigate();
  const of = trip ? { tripId: trip } : undefined;
  const statement = useGetOperatorStatement(operator, of, here);
  const earnings = useGetOperatorPayables(operator, here);
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
      csvHref={getDownloadOperatorStatementUrl(operator, of)}
      pdfHref={getPrintOperatorStatementUrl(operator, of)}
    />
  );
}

function Account({ operator }: { operator: string }) {
  const account = useGetOperatorPayoutAccount(operator, here);
  return (
    <PayoutAccountCard
      account={account.data}
      error={account.error?.message}
      onRetry={() => void account.refetch()}
      save={(input: PayoutAccountInput, request: ChangeRequest) =>
        setOperatorPayoutAccount(operator, input, request)
      }
      verify={(input: PayoutVerificationInput, request: ChangeRequest) =>
        verifyOperatorPayoutAccount(operator, input, request)
      }
      returnPath={paths.payoutAccount}
      barred={useBarred('setOperatorPayoutAccount')}
    />
  );
}
