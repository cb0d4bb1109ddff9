
export type CancelBookingCancellationDetails = {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /** @maxLength 120 */
  refundMethodDescription?: string;
  refundMinor: number;
  tripCreditMinor: number;
};
