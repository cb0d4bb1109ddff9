import type {
  ApiError,
  Earnings,
  PayoutAccount,
  PayoutAccountInput,
  PayoutPage,
  PayoutVerification,
  PayoutVerificationInput,
  Statement,
  TripEarnings,
} from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Tabs } from '@caravan/ui/Tabs';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChangeRequest } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { useList } from '../list/useList.ts';
import { useBarred } from '../session/useBarred.ts';
import { EarningsSummary } from './EarningsSummary.tsx';
import { words } from './messages.ts';
import { PayoutAccountCard } from './PayoutAccountCard.tsx';
import { PayoutHistory } from './PayoutHistory.tsx';
import { StatementCard } from './StatementCard.tsx';

type Here = { query: { throwOnError: false } };
const here: Here = { query: { throwOnError: false } };

type Asked<T> = { data: T | undefined; error: ApiError | null; refetch: () => unknown };
type Paging = { cursor?: string; limit?: number };

/** The API calls of a payee: a host or an operator. */
export type PayeeCalls = {
  useEarnings: (payee: string, options: Here) => Asked<Earnings>;
  useStatement: (payee: string, of: { tripId: string } | undefined, options: Here) => Asked<Statement>;
  useAccount: (payee: string, options: Here) => Asked<PayoutAccount>;
  listPayouts: (payee: string, params?: Paging) => Promise<PayoutPage>;
  payoutsKey: (payee: string, params?: Paging) => QueryKey;
  statementCsv: (payee: string, of?: { tripId: string }) => string;
  statementPdf: (payee: string, of?: { tripId: string }) => string;
  setAccount: (payee: string, input: PayoutAccountInput, request: ChangeRequest) => Promise<PayoutAccount>;
  verifyAccount: (
    payee: string,
    input: PayoutVerificationInput,
    request: ChangeRequest,
  ) => Promise<PayoutVerification>;
  /** Operation name of `setAccount`, to check what impersonation bars. */
  setAccountName: string;
};

/** The open tab, and the trip that the statement is filtered by; both are kept in the URL. */
export type PayoutSearch = { tab?: 'earnings' | 'payouts' | 'statement' | 'account'; trip?: string };

export type PayoutTabsProps = {
  payee: string;
  calls: PayeeCalls;
  search: PayoutSearch;
  onSearch: (search: PayoutSearch) => void;
  /** Path to the account setup. Undefined if this person isn't allowed to do it. */
  accountPath?: string | undefined;
  /** Collapsible content below each trip on the earnings tab. */
  details?: (trip: TripEarnings) => ReactNode;
};

/** What a host's or operator's trips have earned, when they are paid, and to which account. */
export function PayoutTabs({ payee, calls, search, onSearch, accountPath, details }: PayoutTabsProps) {
  const of = { payee, calls };
  const earned = <Earned {...of} accountPath={accountPath} details={details} />;
  const lines = <Lines {...of} search={search} onSearch={onSearch} />;
  return (
    <>
      <PageHeader title={words.title} description={words.text} />
      <Tabs
        label={words.title}
        className="mt-7"
        value={search.tab ?? 'earnings'}
        onChange={(tab) => onSearch({ tab: tab as NonNullable<PayoutSearch['tab']> })}
        tabs={[
          { id: 'earnings', label: words.tabs.earnings, content: earned },
          { id: 'payouts', label: words.tabs.payouts, content: <Payouts {...of} /> },
          { id: 'statement', label: words.tabs.statement, content: lines },
          {
            id: 'account',
            label: words.tabs.account,
            content: accountPath ? <Account {...of} returnPath={accountPath} /> : <OthersAccount {...of} />,
          },
        ]}
      />
    </>
  );
}

type Of = Pick<PayoutTabsProps, 'payee' | 'calls'>;

function Earned({
  payee,
  calls,
  accountPath,
  details,
}: Of & Pick<PayoutTabsProps, 'accountPath' | 'details'>) {
  const earnings = calls.useEarnings(payee, here);
  return (
    <EarningsSummary
      earnings={earnings.data}
      error={earnings.error?.message}
      onRetry={() => void earnings.refetch()}
      accountAction={
        accountPath ? (
          <LinkButton href={accountPath} size="sm">
            {words.setUp}
          </LinkButton>
        ) : (
          <WhoSetsUp earnings={earnings.data} />
        )
      }
      {...(details && { details })}
    />
  );
}

function Payouts({ payee, calls }: Of) {
  const list = useList(
    (params?: Paging) => calls.listPayouts(payee, params),
    (params) => calls.payoutsKey(payee, params),
    {},
    { order: 'here', throwOnError: false },
  );
  return <PayoutHistory list={list} />;
}

function Lines({
  payee,
  calls,
  search: { trip },
  onSearch,
}: Of & Pick<PayoutTabsProps, 'search' | 'onSearch'>) {
  const of = trip ? { tripId: trip } : undefined;
  const statement = calls.useStatement(payee, of, here);
  const earnings = calls.useEarnings(payee, here);
  return (
    <StatementCard
      statement={statement.data}
      error={statement.error?.message}
      onRetry={() => void statement.refetch()}
      trips={(earnings.data?.trips ?? []).map(({ tripId, tripName }) => ({ id: tripId, label: tripName }))}
      trip={trip ?? ''}
      onTrip={(next) => onSearch({ tab: 'statement', ...(next && { trip: next }) })}
      csvHref={calls.statementCsv(payee, of)}
      pdfHref={calls.statementPdf(payee, of)}
    />
  );
}

function Account({ payee, calls, returnPath }: Of & { returnPath: string }) {
  const account = calls.useAccount(payee, here);
  return (
    <PayoutAccountCard
      account={account.data}
      error={account.error?.message}
      onRetry={() => void account.refetch()}
      save={(input, request) => calls.setAccount(payee, input, request)}
      verify={(input, request) => calls.verifyAccount(payee, input, request)}
      returnPath={returnPath}
      barred={useBarred(calls.setAccountName)}
    />
  );
}

/** Who in the team sets up the account, for those who may not. */
function WhoSetsUp({ earnings }: { earnings: Earnings | undefined }) {
  const format = useFormat();
  if (!earnings) return null;
  const names = earnings.accountAdmins?.length
    ? format.list(earnings.accountAdmins)
    : words.account.someAdmin;
  return earnings.hasAccount ? words.account.othersSet(names) : words.account.othersMissing(names);
}

function OthersAccount({ payee, calls }: Of) {
  const earnings = calls.useEarnings(payee, here);
  return (
    <Card title={words.account.title}>
      {earnings.error ? (
        <ErrorState
          compact
          level={3}
          title={earnings.error.message}
          onRetry={() => void earnings.refetch()}
        />
      ) : (
        <EmptyState level={3} art="coins" title={words.account.others}>
          {earnings.data ? <WhoSetsUp earnings={earnings.data} /> : <Skeleton className="h-5 w-64" />}
        </EmptyState>
      )}
    </Card>
  );
}
