
/**
 * A bank debit that is on its way: nothing else can be paid until it has ended. For who pays.
 */
export interface DebitOnItsWay {
  /** All that the bank was asked for, in the booking's currency: insurance and rides too. */
  amountMinor: number;
  expectedOn: string;
}
