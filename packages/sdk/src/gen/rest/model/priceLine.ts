import type { PriceLineKind } from './priceLineKind.ts';

export interface PriceLine {
  kind: PriceLineKind;
  label: string;
  quantity: number;
  unitMinor: number;
  totalMinor: number;
}
