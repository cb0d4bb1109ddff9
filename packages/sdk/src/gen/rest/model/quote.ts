import type { PriceLine } from './priceLine.ts';

export interface Quote {
  lines: PriceLine[];
  totalMinor: number;
  depositMinor: number;
  currency: string;
  paymentDueDate: string;
}
