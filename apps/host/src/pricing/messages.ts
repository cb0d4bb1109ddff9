import { plural, t } from '@lingui/core/macro';

/** Messages of the pricing tab (H-164 to H-166, H-332 to H-335, H-402 to H-415, H-592, H-622 to H-624). */
export const words = {
  title: t`Pricing`,
  text: t`The first spots sell at the early bird price. The rest sell at the regular price.`,
  early: t`Early bird price`,
  earlyHint: (spots: number) =>
    plural(spots, {
      one: 'For the first # traveler. Early bird is usually $100-200 below regular price.',
      other: 'For the first # travelers. Early bird is usually $100-200 below regular price.',
    }),
  regular: t`Regular price`,
  regularHint: t`For every traveler after that.`,
  advance: t`Earnings Advance`,
  advanceHint: (cap: string) =>
    t`Up to ${cap}, paid within 75 days of trip start once the trip is confirmed.`,
  save: t`Save`,
  table: t`Potential Earnings`,
  tableText: t`What you’ll earn, by number of travelers.`,
  show: t`Show cost breakdown`,
  hide: t`Hide cost breakdown`,
  updating: t`Updating`,
  travelers: t`Travelers`,
  columns: {
    revenue: t`Revenue`,
    base: t`Base cost`,
    variable: t`Variable cost`,
    subtotal: t`Operator subtotal`,
    platform: t`Platform fee`,
    service: t`Service fee`,
    transaction: t`Transaction fee`,
    earnings: t`Your earnings`,
    perTraveler: t`Per traveler`,
  },
  perTravelerNote: t`per traveler`,
  breakEven: 'break-even',
  figures: {
    minimum: t`Minimum earnings`,
    maximum: t`Maximum earnings`,
    breakEven: t`Break-even`,
    suggested: t`Suggested Sell Price`,
  },
  breakEvenUnit: (n: number) => plural(n, { one: 'traveler', other: 'travelers' }),
  suggestedTo: (amount: string) => t`to ${amount} per traveler`,
  noBreakEven: t`Not reached`,
  documents: t`Documents`,
  agreement: t`Service Agreement`,
  next: t`Next: Review your Itinerary!`,
  nextText: t`See every day of your trip the way your travelers will.`,
  nextAction: t`Review itinerary`,
  tripPage: t`Copy trip page link`,
  payout: t`We pay 50% of your earnings with the final report and the remaining 50% after it.`,
  agree: t`I agree to the services agreement.`,
  agreeHint: t`New prices change the agreement, so you need to agree again.`,
  agreeMissing: t`Check the box to save new prices.`,
  locked: t`You can change prices before you sign the agreement or once the trip is sold out.`,
  // H-405
  invalid: t`Could not save pricing - Initial Price and/or Remaining Price is invalid`,
  // H-407
  advanceNegative: t`Earnings advance can not be negative`,
  saved: [t`Prices saved`, t`Your changes have been saved!`] as const,
  failed: [t`Error`, t`There was an error saving the prices. Please try again.`] as const,
};
