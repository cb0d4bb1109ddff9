
/**
 * A section of a booking's pages: the management cards (T-044 to T-048); balanceCard, calendar, and rides on the overview; waitlist while the party is waiting or has been offered spots.
 */
export type BookingPart = typeof BookingPart[keyof typeof BookingPart];


export const BookingPart = {
  spots: 'spots',
  addOns: 'addOns',
  payments: 'payments',
  cancel: 'cancel',
  balance: 'balance',
  balanceCard: 'balanceCard',
  calendar: 'calendar',
  rides: 'rides',
  waitlist: 'waitlist',
  automaticPayment: 'automaticPayment',
  statement: 'statement',
  review: 'review',
} as const;
