
export interface AcceptDispute {
  /** The disputed amount as shown; refused when it differs. */
  amountMinor: number;
}
