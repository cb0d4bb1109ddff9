import { plural, t } from '@lingui/core/macro';
import type { MergePart } from '@caravan/sdk';

/** Labels with counts for what is merged. */
const parts: Record<MergePart, (n: number) => string> = {
  bookings: (n) => plural(n, { one: '# booking', other: '# bookings' }),
  payments: (n) => plural(n, { one: '# payment', other: '# payments' }),
  credits: (n) => plural(n, { one: '# trip credit', other: '# trip credits' }),
  reviews: (n) => plural(n, { one: '# review', other: '# reviews' }),
  savedTrips: (n) => plural(n, { one: '# saved trip', other: '# saved trips' }),
  dayChanges: (n) =>
    plural(n, { one: '# acknowledged itinerary change', other: '# acknowledged itinerary changes' }),
  noticeChoices: (n) => plural(n, { one: '# notification setting', other: '# notification settings' }),
  cards: (n) => plural(n, { one: '# saved card', other: '# saved cards' }),
  automaticPayments: (n) => plural(n, { one: '# automatic payment', other: '# automatic payments' }),
  calendars: (n) => plural(n, { one: '# calendar feed', other: '# calendar feeds' }),
  sessions: (n) => plural(n, { one: '# open session', other: '# open sessions' }),
};

export const merge = {
  open: t`Merge accounts`,
  title: (name: string) => t`Merge another account into ${name}’s`,
  text: (email: string) =>
    t`Choose the account to close. Everything in it moves to ${email}. This cannot be undone.`,
  other: t`Account to close`,
  search: t`Name or email`,
  otherRequired: t`Choose an account`,
  reason: t`Reason`,
  reasonHelp: t`Saved in the audit log.`,
  reasonRequired: t`Enter a reason for the merge`,
  stays: t`Stays`,
  goes: t`Closes`,
  moves: t`Moves`,
  ends: t`Ends`,
  nothing: t`Nothing to move`,
  parts,
  told: t`We’ll email both addresses. Passwords, two-step sign-in, and accounts in other marketplaces don’t change.`,
  confirm: t`Merge accounts`,
  done: t`Accounts merged`,
  mergedInto: t`This account was merged into another one.`,
  openOther: t`Open the other account`,
};
