
export interface PriceRange {
  minPriceMinor: number;
  maxPriceMinor: number;
  currency: string;
}
