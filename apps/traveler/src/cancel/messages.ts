import { plural } from '@caravan/shell/format';
export const words = {
  title: 'Change of plans?',
  text: 'You can cancel your booking here. You see what you get back before anything happens.',
  supportText: 'Write to us to change or cancel your booking. Your cancellation policy applies.',
  emailSupport: 'Email Support',
  subject: (orderId: string) => `Request about order ${orderId}`,
  failed: 'We could not read what cancelling gives back.',

  cancel: 'Cancel Booking',
  keep: 'Keep my booking',
  final: 'The following step is final. Are you sure?',
  lead: (trip: string) => `You are about to cancel your booking of ${trip}, for everybody on it.`,
  window: (days: number) => `Bookings are refundable until ${plural(days, 'day')} before departure.`,
  fee: (amount: string) =>
    `A cancellation fee of ${amount} applies where a down payment becomes trip credit.`,
  refundPolicy: 'Refund Policy',
  chooseMethod: 'How would you like your money back?',
  back: 'What you get back',
  paid: 'You paid',
  refund: 'Back to your card',
  credit: 'As trip credit',
  deducted: 'Cancellation fee',
  forfeited: 'Not refundable',
  reason: 'Why do you cancel?',
  choose: 'Choose a reason',
  other: 'Please tell us more',
  otherReason: 'Another reason',
  failedCancel: 'We could not cancel your booking.',

  cancelled: 'Your booking is cancelled',
  cancelledText: (trip: string) => `You are no longer on ${trip}. We have sent you a mail about it.`,
  refundOnWay: (amount: string) => `${amount} is on its way to your card; this takes 5 to 10 business days.`,
  creditKept: (amount: string) => `${amount} is kept for you as trip credit.`,
  nothingBack: 'Nothing is given back.',
  close: 'Close',

  areYouSure: 'Are you sure?',
  dueText: (due: string, trip: string) =>
    `${due} is left to pay for ${trip}. Pay it, and your place is yours.`,
  placeGone: 'When you cancel, your place goes to somebody else, and a later booking may cost more.',
  pay: 'Pay balance',
  goOn: 'Continue to cancel',
  toBooking: 'Back to Manage Booking',

  /** What a rule of the refund did, by its code. */
  rules: {
    cancelled_by_provider: 'You did not cancel: all comes back.',
    nothing_paid: 'Nothing was paid.',
    inside_window: 'The trip is too near for money to come back.',
    above_deposit_refunded: 'What you paid above the down payment comes back.',
    pending_deposit_refunded: 'Your booking was not confirmed yet: the down payment comes back.',
    free_cancellation: 'You cancel soon after the confirmation: the down payment comes back.',
    deposit_as_credit: 'The down payment becomes trip credit.',
    fee_per_spot: 'A fee for each spot is taken from it.',
  } as Record<string, string>,
};
