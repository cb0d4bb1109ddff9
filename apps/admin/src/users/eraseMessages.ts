import { plural, t } from '@lingui/core/macro';
import type { ErasurePart } from '@caravan/sdk';

/** Labels with counts for what is erased. */
const parts: Record<ErasurePart, (n: number) => string> = {
  travelers: (n) => plural(n, { one: 'traveler details of # trip', other: 'traveler details of # trips' }),
  tripForms: (n) => plural(n, { one: '# trip form', other: '# trip forms' }),
  rides: (n) => plural(n, { one: 'contact of # ride', other: 'contact of # rides' }),
  emails: (n) => plural(n, { one: '# email', other: '# emails' }),
  lists: (n) => plural(n, { one: '# entry in mailing lists', other: '# entries in mailing lists' }),
  answers: (n) => plural(n, { one: 'email on # survey answer', other: 'email on # survey answers' }),
  reviews: (n) => plural(n, { one: 'words of # review', other: 'words of # reviews' }),
  savedTrips: (n) => plural(n, { one: '# saved trip', other: '# saved trips' }),
  reminders: (n) => plural(n, { one: '# checkout reminder', other: '# checkout reminders' }),
  cards: (n) => plural(n, { one: '# saved card', other: '# saved cards' }),
  automaticPayments: (n) => plural(n, { one: '# automatic payment', other: '# automatic payments' }),
  evidence: (n) => plural(n, { one: 'evidence of # dispute', other: 'evidence of # disputes' }),
  calendars: (n) => plural(n, { one: '# calendar feed', other: '# calendar feeds' }),
  questions: (n) =>
    plural(n, { one: 'words of # question or answer', other: 'words of # questions and answers' }),
  noticeChoices: (n) => plural(n, { one: '# notification setting', other: '# notification settings' }),
  pictures: (n) => plural(n, { one: '# picture', other: '# pictures' }),
  exports: (n) => plural(n, { one: '# exported file', other: '# exported files' }),
  prints: (n) => plural(n, { one: 'entry in # printed manifest', other: 'entry in # printed manifests' }),
  notes: (n) => plural(n, { one: '# internal note', other: '# internal notes' }),
  sessions: (n) => plural(n, { one: '# open session', other: '# open sessions' }),
  passkeys: (n) => plural(n, { one: '# passkey', other: '# passkeys' }),
  bookings: (n) => plural(n, { one: '# booking for the books', other: '# bookings for the books' }),
  payments: (n) => plural(n, { one: '# payment for the books', other: '# payments for the books' }),
  credits: (n) =>
    plural(n, { one: '# trip credit until it expires', other: '# trip credits until they expire' }),
  unsubscribed: (n) => plural(n, { one: '# marketing opt-out', other: '# marketing opt-outs' }),
};

export const erase = {
  open: t`Erase person`,
  title: (name: string) => t`Erase ${name}?`,
  text: t`This removes what this marketplace knows about this person, for good. You’ll see what goes and what stays before anything happens.`,
  email: (email: string) => t`Type ${email} to confirm`,
  emailWrong: t`This is not this person’s email`,
  reason: t`Reason`,
  reasonHelp: t`Saved in the audit log. Don’t name the person.`,
  reasonRequired: t`Enter a reason for erasing`,
  person: t`Person`,
  goes: t`Goes for good`,
  always: t`Name, contact details, and profile`,
  stays: t`Stays under a pseudonym`,
  trail: t`The sealed audit log`,
  account: t`We tell partners to forget this person too. The account to sign in with belongs to the person and works in other marketplaces.`,
  confirm: (name: string) => t`Erase ${name}`,
  done: t`Erasing started`,
  erasing: t`This person is being erased. It takes a moment.`,
  erased: (day: string) => t`This person was erased on ${day}. Only a pseudonym is left.`,
  parts,
};
