
/**
 * A pending bank debit; nothing else can be paid until it completes. Visible to the payer.
 */
export interface DebitOnItsWay {
  /** Total requested from the bank in the booking's currency, including insurance and rides. */
  amountMinor: number;
  expectedOn: string;
}
