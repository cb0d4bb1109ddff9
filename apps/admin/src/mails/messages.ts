import { t } from '@lingui/core/macro';

/** Messages for admins about the marketplace's emails. */
export const words = {
  title: t`Emails`,
  description: t`Every email sent or on its way, as it was written.`,
  search: t`Search by recipient or subject`,
  columns: { subject: t`Subject`, recipient: t`To`, kind: t`Kind`, created: t`Written`, state: t`State` },
  kind: t`Kind`,
  allKinds: t`All kinds`,
  state: t`State`,
  allStates: t`All states`,
  states: { sent: t`Sent`, waiting: t`On its way`, failed: t`Not delivered` },
  empty: t`No emails found`,
  emptyText: t`Emails appear here as they are written.`,
  nonePerson: t`No emails yet`,
  nonePersonText: t`Confirmations, receipts, and reminders appear here once they’re written.`,
  noAddress: t`No one here has an email address`,
  noAddressText: t`Add one to a traveler to reach them.`,
  whose: t`Emails to`,
  facts: { to: t`To`, kind: t`Kind`, when: t`Sent when`, written: t`Written`, sent: t`Sent` },
  notKept: t`The text of this email isn’t kept, because it opens an account or was a promotion.`,
  resend: t`Send again`,
  resendTitle: t`Send this email again?`,
  resendText: (subject: string, to: string) => t`“${subject}” goes to ${to} once more, as it was written.`,
  resent: (to: string) => t`Email sent again to ${to}`,
};
