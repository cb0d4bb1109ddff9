
/**
 * Evidence for the bank. Prefilled from the booking until a draft is saved.
 */
export interface DisputeEvidence {
  /**
     * Why the payment is valid.
     * @maxLength 10000
     */
  explanation: string;
  /**
     * Correspondence with the traveler.
     * @maxLength 9500
     */
  communication: string;
  /**
     * What was sold.
     * @maxLength 5000
     */
  product: string;
  /**
     * Date of the service.
     * @maxLength 120
     */
  serviceDate: string;
  /**
     * The cancellation and refund terms that the traveler agreed to, and when.
     * @maxLength 10000
     */
  cancellationPolicy: string;
}
