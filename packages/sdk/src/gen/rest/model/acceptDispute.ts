
export interface AcceptDispute {
  /** The disputed amount as shown; refused if it differs. */
  amountMinor: number;
}
