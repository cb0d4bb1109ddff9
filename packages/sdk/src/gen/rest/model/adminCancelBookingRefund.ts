
export type AdminCancelBookingRefund = typeof AdminCancelBookingRefund[keyof typeof AdminCancelBookingRefund];


export const AdminCancelBookingRefund = {
  full: 'full',
  policy: 'policy',
} as const;
