
export interface DiscountCode {
  id: string;
  code: string;
  description: string;
  percentBp?: number;
  amountMinor?: number;
  currency?: string;
  tripId?: string;
  hostId?: string;
  maxUses?: number;
  uses: number;
  startsOn?: string;
  expiresOn?: string;
  active: boolean;
  version: number;
  createdAt: string;
}
