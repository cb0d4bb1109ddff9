
export interface SupplementLeft {
  available: number;
  unitPriceWithFeeMinor: number;
}
