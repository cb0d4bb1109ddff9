
export interface BuyInsurance {
  quoteId: string;
  /** As shown; refused when it differs from the quote's. */
  amountMinor: number;
  /** @maxLength 200 */
  paymentMethod?: string;
  cardId?: string;
  saveCard?: boolean;
}
