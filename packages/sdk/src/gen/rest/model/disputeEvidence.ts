
/**
 * What the bank reads. Before the first draft it is prefilled from the booking.
 */
export interface DisputeEvidence {
  /**
     * Why the payment is valid.
     * @maxLength 10000
     */
  explanation: string;
  /**
     * What was written with the traveler.
     * @maxLength 10000
     */
  communication: string;
  /**
     * What was sold.
     * @maxLength 5000
     */
  product: string;
  /**
     * When it takes place.
     * @maxLength 120
     */
  serviceDate: string;
  /**
     * The terms of cancellation and refunds that the traveler agreed to, and when.
     * @maxLength 10000
     */
  cancellationPolicy: string;
}
