import { t } from '@lingui/core/macro';

export const words = {
  title: t`Give the spot to another traveler`,
  lead: (name: string, trip: string) => t`Who’s taking ${name}’s spot on ${trip}?`,
  after: (name: string) =>
    t`We’ll let ${name}, the new traveler, the host, and the operator know. The new traveler fills in their own trip form and accepts the terms.`,
  free: (until: string) => t`It’s free until ${until}.`,
  fee: (amount: string, until: string) =>
    t`We’ll add a fee of ${amount} to your balance. You can change travelers until ${until}.`,
  firstName: t`First name`,
  lastName: t`Last name`,
  email: t`Email`,
  required: t`This field is required`,
  confirm: (from: string, to: string) => t`Give ${from}’s spot to ${to}?`,
  confirmFree: t`Change traveler`,
  confirmFee: (amount: string) => t`Change traveler for ${amount}`,
  keep: t`Keep traveler`,
  failed: t`We couldn’t change the traveler`,
  notNow: t`This traveler cannot be changed`,
  done: (from: string, to: string) => t`${to} now has ${from}’s spot.`,
};
