import type { PayeeKind } from './payeeKind.ts';

export interface Payable {
  payeeKind: PayeeKind;
  payeeId: string;
  payeeName: string;
  /** In the books; negative when more was paid than is earned, as with an advance. */
  owedMinor: number;
  currency: string;
  hasAccount: boolean;
}
