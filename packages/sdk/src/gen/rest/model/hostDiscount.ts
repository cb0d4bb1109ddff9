
export interface HostDiscount {
  id: string;
  code: string;
  percentBp?: number;
  amountMinor?: number;
  currency?: string;
  tripId?: string;
  maxUses?: number;
  /** Bookings made with it, and what is held with it now. */
  uses: number;
  /** What it took off all bookings. */
  discountMinor: number;
  /** What those bookings cost. */
  revenueMinor: number;
  revenueCurrency: string;
  startsOn?: string;
  expiresOn?: string;
  active: boolean;
  version: number;
}
