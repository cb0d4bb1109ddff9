import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { PayoutSetup } from '../model/index.ts';

/**
 * Whether the account is set up, and the last setup link that was emailed, with whether it was opened.
 * @summary Get how far a host or an operator is with their payout account
 */
export function getPayoutSetup(payeeKind: 'host' | 'operator', payeeId: string, options?: CallInit): Promise<PayoutSetup> {
  return $core.call('GET', '/api/admin/payees/:payeeKind/:payeeId/setup', { tokens: { payeeKind, payeeId } }, options);
}

/**
 * Goes to a host's first user, or to an operator's admins, who sign in to finish. Fails with illegal_state once there is an account.
 * @summary Email a link to set up the payout account
 */
export function sendPayoutSetup(payeeKind: 'host' | 'operator', payeeId: string, options?: CallInit): Promise<PayoutSetup> {
  return $core.call('POST', '/api/admin/payees/:payeeKind/:payeeId/setup', { tokens: { payeeKind, payeeId } }, options, ['/api/admin/payees/:payeeKind/:payeeId/setup', '/api/admin/timeline', '/api/admin/emails', '/api/metadata/audit-logs']);
}
