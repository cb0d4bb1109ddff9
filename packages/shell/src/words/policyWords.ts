import { t } from '@lingui/core/macro';
import type { InsurancePolicy } from '@caravan/sdk';

/** What a policy shows: its number or its state (T-132 to T-134). */
export function policyDisplay(policy: Pick<InsurancePolicy, 'displayCode' | 'policyNumber'>): string {
  const { displayCode, policyNumber = '' } = policy;
  if (displayCode === 'policy') return t`POLICY # ${policyNumber}`;
  return displayCode === 'cancelled' ? t`CANCELLED` : t`PROCESSING`;
}
