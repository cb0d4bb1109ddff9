
export interface BookingDiscount {
  code: string;
  amountMinor: number;
}
