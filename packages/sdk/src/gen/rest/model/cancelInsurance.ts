
export interface CancelInsurance {
  bookingId: string;
  addOnId: string;
}
