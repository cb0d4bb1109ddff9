import { plural, t } from '@lingui/core/macro';

export const words = {
  cancel: t`Cancel Booking`,
  keep: t`Keep booking`,
  final: t`The following step is final. Are you sure?`,
  lead: (trip: string) => t`You’re about to cancel your booking on ${trip} for everyone on it.`,
  window: (days: number) =>
    plural(days, {
      one: 'Bookings are refundable up to # day before departure.',
      other: 'Bookings are refundable up to # days before departure.',
    }),
  fee: (amount: string) =>
    t`A cancellation fee of ${amount} applies when a down payment becomes trip credit.`,
  refundPolicy: t`Refund Policy`,
  chooseMethod: t`How would you like your refund?`,
  back: t`Your refund`,
  paid: t`You paid`,
  refund: t`Refund to your card`,
  credit: t`Trip credit`,
  deducted: t`Cancellation fee`,
  forfeited: t`Not refundable`,
  who: t`Who is canceling?`,
  everyone: t`Everyone on this booking`,
  some: t`Some travelers`,
  whoOf: t`Travelers to cancel`,
  someCancelled: (n: number) =>
    plural(n, { one: '# traveler is canceled', other: '# travelers are canceled' }),
  someCancelledText: (trip: string) =>
    t`They’re no longer on ${trip}. We’ve emailed you and them the details.`,
  reason: t`Why are you canceling?`,
  choose: t`Choose a reason`,
  other: t`Tell us more`,
  otherReason: t`Another reason`,
  failedCancel: t`We couldn’t cancel your booking.`,

  cancelled: t`Your booking is canceled`,
  cancelledText: (trip: string) => t`You’re no longer on ${trip}. We’ve emailed you the details.`,
  refundOnWay: (amount: string) => t`We’re refunding ${amount} to your card. It takes 5 to 10 business days.`,
  creditKept: (amount: string) => t`You have ${amount} in trip credit.`,
  nothingBack: t`There’s no refund for this booking.`,
  close: t`Close`,

  how: t`How we calculated it`,
  start: t`Trip starts`,
  startIn: (date: string, days: string) => t`${date}, in ${days}`,
  refundableUntil: t`Refundable until`,
  refundableTo: (date: string, days: string) => t`${date}, more than ${days} before departure`,
  deposit: t`Down payment`,
  confirmedFact: t`Confirmation`,
  notConfirmed: t`Your booking isn’t confirmed yet.`,
  freeUntil: (time: string, hours: string) =>
    t`Your down payment was refundable for ${hours}, until ${time}.`,
  feeFact: t`Cancellation fee`,
  feeEach: (amount: string, spots: string) => t`${amount} for each spot, ${spots}`,
  later: t`If you cancel later`,
  laterText: t`Move to a later day to see what you’d get back then, if you pay nothing more until then.`,
  today: t`Today`,
  dayBefore: t`Day before departure`,

  outcome: { full: t`Fully refunded`, partial: t`Partly refunded`, none: t`Not refunded` },
  cancelledOn: (date: string) => t`Canceled on ${date}`,
  because: (reason: string) => t`Reason: ${reason}`,
  insuranceBack: t`Insurance refunded to your card`,
  ridesBack: t`Rides refunded to your card`,
  voucher: (code: string) => t`Your trip credit has the code ${code}.`,
  statement: t`See statement`,
  tripPage: t`Open trip page`,
  seeCredit: t`See your trip credit`,

  areYouSure: t`Are you sure?`,
  dueText: (due: string, trip: string) =>
    t`You have ${due} left to pay for ${trip}. Pay it to keep your spot.`,
  placeGone: t`If you cancel, we’ll release your spot. Booking again later may cost more.`,
  pay: t`Pay balance`,
  goOn: t`Continue to cancel`,
  toBooking: t`Back to Manage Booking`,

  /** What each refund rule did, by its code. */
  rules: {
    cancelled_by_provider: t`You didn’t cancel, so you get a full refund.`,
    nothing_paid: t`You haven’t paid anything yet.`,
    inside_window: t`It’s too close to departure for a refund.`,
    above_deposit_refunded: t`We’ll refund everything you paid above the down payment.`,
    pending_deposit_refunded: t`Your booking isn’t confirmed yet, so we’ll refund your down payment.`,
    free_cancellation: t`You’re canceling soon after confirmation, so we’ll refund your down payment.`,
    deposit_as_credit: t`Your down payment becomes trip credit.`,
    fee_per_spot: t`We deduct the cancellation fee from that credit, for each spot.`,
  } as Record<string, string>,
};
