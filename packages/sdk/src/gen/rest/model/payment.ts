
export interface Payment {
  id: string;
  type: string;
  description?: string;
  /** Amount applied to the booking. */
  amountMinor: number;
  /** Amount paid to the insurer in addition; negative if a premium was refunded. */
  insuranceMinor?: number;
  /** Amount paid for rides in addition; negative if a ride was refunded. */
  transferMinor?: number;
  date: string;
  status: string;
  /** Whether the money has arrived. */
  arrived: boolean;
  automatic: boolean;
  /** The date by which a pending bank debit is expected to complete. */
  expectedOn?: string;
}
