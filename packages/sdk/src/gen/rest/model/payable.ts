import type { PayeeKind } from './payeeKind.ts';

export interface Payable {
  payeeKind: PayeeKind;
  payeeId: string;
  payeeName: string;
  /** According to the books; negative when more has been paid than earned, as with an advance. */
  owedMinor: number;
  currency: string;
  hasAccount: boolean;
}
