
export interface RidePrice {
  totalMinor: number;
  currency: string;
}
