
export interface HostDiscount {
  id: string;
  code: string;
  percentBp?: number;
  amountMinor?: number;
  currency?: string;
  tripId?: string;
  maxUses?: number;
  /** Bookings made with the code, plus current holds that use it. */
  uses: number;
  /** Total deducted from all bookings. */
  discountMinor: number;
  /** Total price of the bookings made with the code. */
  revenueMinor: number;
  revenueCurrency: string;
  startsOn?: string;
  expiresOn?: string;
  active: boolean;
  version: number;
}
