import {
  getDownloadHostStatementUrl,
  getPrintHostStatementUrl,
  listHostPayouts,
  setHostPayoutAccount,
  verifyHostPayoutAccount,
} from '@caravan/sdk/client';
import {
  getListHostPayoutsQueryKey,
  useGetHostEarnings,
  useGetHostPayoutAccount,
  useGetHostStatement,
} from '@caravan/sdk/react-query';
import { type PayeeCalls, PayoutTabs } from '@caravan/shell/Payouts/PayoutTabs';
import { getRouteApi } from '@tanstack/react-router';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { TripReport } from './TripReport.tsx';

const route = getRouteApi('/earnings');

const calls: PayeeCalls = {
  useEarnings: useGetHostEarnings,
  useStatement: useGetHostStatement,
  useAccount: useGetHostPayoutAccount,
  listPayouts: listHostPayouts,
  payoutsKey: getListHostPayoutsQueryKey,
  statementCsv: getDownloadHostStatementUrl,
  statementPdf: getPrintHostStatementUrl,
  setAccount: setHostPayoutAccount,
  verifyAccount: verifyHostPayoutAccount,
  setAccountName: 'setHostPayoutAccount',
};

/** What a host's trips have earned, when it is paid, and to which account. */
export function EarningsPage() {
  const navigate = route.useNavigate();
  const { id } = useHost();
  return (
    <PayoutTabs
      payee={id}
      calls={calls}
      search={route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
      accountPath={paths.payoutAccount}
      details={(trip) => <TripReport host={id} trip={trip} />}
    />
  );
}
