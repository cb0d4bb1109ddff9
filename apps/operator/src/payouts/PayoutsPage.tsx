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
import { type PayeeCalls, PayoutTabs } from '@caravan/shell/Payouts/PayoutTabs';
import { useProfile } from '@caravan/shell/useProfile';
import { getRouteApi } from '@tanstack/react-router';
import { useIntegrates } from '../frame/useIntegrates.ts';
import { paths } from '../paths.ts';

const route = getRouteApi('/payouts');

const calls: PayeeCalls = {
  useEarnings: useGetOperatorPayables,
  useStatement: useGetOperatorStatement,
  useAccount: useGetOperatorPayoutAccount,
  listPayouts: listOperatorPayouts,
  payoutsKey: getListOperatorPayoutsQueryKey,
  statementCsv: getDownloadOperatorStatementUrl,
  statementPdf: getPrintOperatorStatementUrl,
  setAccount: setOperatorPayoutAccount,
  verifyAccount: verifyOperatorPayoutAccount,
  setAccountName: 'setOperatorPayoutAccount',
};

/** What an operator's trips have earned, when it is paid, and, for its own admins, to which account. */
export function PayoutsPage() {
  const navigate = route.useNavigate();
  const { operatorId = '' } = useProfile();
  const owns = useIntegrates();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-12 sm:px-8 lg:pt-9">
      <PayoutTabs
        payee={operatorId}
        calls={calls}
        search={route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
        accountPath={owns ? paths.payoutAccount : undefined}
      />
    </div>
  );
}
