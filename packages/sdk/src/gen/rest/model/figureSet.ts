
export interface FigureSet {
  /** What travelers were charged, less cancellations and discounts. */
  soldMinor: number;
  /** Payments received. */
  collectedMinor: number;
  /** Refunds, including chargebacks. */
  refundedMinor: number;
  /** The marketplace's margin: its fees and what was forfeited, less provider fees, its own discounts, and referral rewards. */
  earnedMinor: number;
  /** Orders placed that are not canceled. */
  orders: number;
  /** Spots in those orders. */
  spots: number;
  /** Visitors of trip pages. */
  visitors: number;
  /** Spots taken on trips that start in the period. */
  taken: number;
  /** Spots that those trips have. */
  maximum: number;
}
