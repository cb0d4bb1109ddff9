import { t } from '@lingui/core/macro';

export const words = {
  title: (amount: string) => t`Dispute of ${amount}`,
  by: (customer: string, reason: string) => (reason ? t`By ${customer}: ${reason}` : t`By ${customer}`),
  dueBy: (moment: string) => t`The bank takes an answer until ${moment}.`,
  statuses: {
    needsResponse: t`Needs an answer`,
    underReview: t`Under review`,
    won: t`Won`,
    lost: t`Lost`,
  },
  trail: t`What happened`,
  sent: t`Evidence`,
  answer: t`Answer dispute`,
  accept: t`Accept dispute`,
  form: {
    title: t`Answer the dispute`,
    text: (customer: string) =>
      t`The bank reads this and decides. We add ${customer}’s name, email, and order number.`,
    explanation: t`Why the payment is valid`,
    explanationHelp: t`What was booked, what the traveler used or canceled, and why the bank’s reason doesn’t hold.`,
    explanationRequired: t`Explain why the payment is valid`,
    communication: t`Messages with the traveler`,
    communicationHelp: t`Paste what you wrote to each other, with dates.`,
    product: t`What was sold`,
    serviceDate: t`Travel dates`,
    cancellationPolicy: t`Cancellation and refund policy`,
    cancel: t`Cancel`,
    save: t`Save draft`,
    saved: t`Draft saved`,
    review: t`Review and submit`,
  },
  files: {
    title: t`Files`,
    help: (pages: number) =>
      t`PDF, JPEG, or PNG, one file of each kind. Up to 4.5 MB and ${pages} pages in total.`,
    kinds: {
      receipt: t`Receipt`,
      communication: t`Conversation with the traveler`,
      cancellationPolicy: t`Cancellation policy`,
      service: t`Proof of the trip`,
      other: t`Other evidence`,
    },
    tooLarge: t`A dispute’s files can be up to 4.5 MB in total. Choose a smaller one.`,
  },
  submit: {
    title: t`Submit the evidence?`,
    text: (customer: string, amount: string) =>
      t`You’re answering ${customer}’s dispute of ${amount}. The evidence goes to the bank once, and you cannot change it afterwards.`,
    files: (names: string) => t`Files: ${names}`,
    noFiles: t`No files are attached.`,
    confirm: t`Submit evidence`,
    back: t`Keep editing`,
    done: t`Evidence submitted`,
  },
  accepting: {
    title: t`Accept the dispute?`,
    text: (customer: string, amount: string) =>
      t`${customer} keeps ${amount}, and the booking owes it again. You cannot change this afterwards.`,
    confirm: t`Accept dispute`,
    done: t`Dispute accepted`,
  },
};
