
export interface BuyInsurance {
  quoteId: string;
  /** The amount shown; refused if it differs from the quote's. */
  amountMinor: number;
  /** @maxLength 200 */
  paymentMethod?: string;
  cardId?: string;
  saveCard?: boolean;
}
