import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/payoutsetup.ts';
import type { PayoutSetup } from '../model/index.ts';

export const getGetPayoutSetupQueryKey = (payeeKind: 'host' | 'operator', payeeId: string) => [`/api/admin/payees/${payeeKind}/${payeeId}/setup`] as const;
export const getGetPayoutSetupQueryOptions = <T = PayoutSetup>(payeeKind: 'host' | 'operator', payeeId: string, options?: AskInit<PayoutSetup, T>): Asked<PayoutSetup, T> =>
  ask(getGetPayoutSetupQueryKey(payeeKind, payeeId), (init) => calls.getPayoutSetup(payeeKind, payeeId, init), options, [payeeKind, payeeId]);
/**
 * Whether the account is set up, and the last setup link that was emailed, with whether it was opened.
 * @summary Get how far a host or an operator is with their payout account
 */
export const useGetPayoutSetup = <T = PayoutSetup>(payeeKind: 'host' | 'operator', payeeId: string, options?: AskInit<PayoutSetup, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPayoutSetupQueryOptions(payeeKind, payeeId, options), client);

/**
 * Goes to a host's first user, or to an operator's admins, who sign in to finish. Fails with illegal_state once there is an account.
 * @summary Email a link to set up the payout account
 */
export const useSendPayoutSetup = <C = unknown>(options?: MutationInit<PayoutSetup, { payeeKind: 'host' | 'operator'; payeeId: string }, C>, client?: QueryClient): MutationResult<PayoutSetup, { payeeKind: 'host' | 'operator'; payeeId: string }, C> =>
  useSend('sendPayoutSetup', ({ payeeKind, payeeId }, init) => calls.sendPayoutSetup(payeeKind, payeeId, init), options, client);
