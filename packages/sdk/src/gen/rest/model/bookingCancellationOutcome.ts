
export type BookingCancellationOutcome = typeof BookingCancellationOutcome[keyof typeof BookingCancellationOutcome];


export const BookingCancellationOutcome = {
  full: 'full',
  partial: 'partial',
  none: 'none',
} as const;
