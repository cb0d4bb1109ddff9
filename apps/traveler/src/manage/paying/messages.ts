import { t } from '@lingui/core/macro';

/** Messages of payments and confirmations, which are pages of their own. */
export const words = {
  confirmTitle: t`Confirm your changes`,
  cartFailed: t`We couldn’t load your changes.`,
  verifying: t`Checking what’s still available…`,
  changeOptions: { minimum: t`Changes only`, full: t`Changes and full balance` },
  confirmChanges: t`Confirm changes`,
  zeroText: t`There’s nothing to pay and nothing to refund.`,
  negativeText: (amount: string) => t`Your balance goes down by ${amount}. There’s nothing to pay now.`,
  refundText: (amount: string) => t`You’ll get ${amount} back. Refunds take 5 to 10 business days.`,
  creditText: (amount: string) => t`Your available credit pays the ${amount}. There’s nothing to pay now.`,
  refundUnderWay: (amount: string) =>
    t`${amount} is on its way back to you. Refunds take 5 to 10 business days.`,
  changesSaved: t`Your booking is up to date.`,

  payTitle: t`Pay your balance`,
  back: t`Back to Manage Booking`,
  howMuch: t`How much would you like to pay?`,
  minimum: t`Minimum payment`,
  full: t`Full balance`,
  custom: t`Another amount`,
  customHint: (min: string) => t`${min} min.`,
  customField: t`Amount`,
  customRange: (min: string, max: string) => t`Enter an amount from ${min} to ${max}.`,
  card: t`Card`,
  payWith: t`Pay with`,
  byCard: t`Credit or debit card`,
  affirm: t`Affirm`,
  affirmText: t`Pay over time. Affirm asks you to agree before anything is paid.`,
  anotherCard: t`Another card`,
  useCredit: (amount: string) => t`Use ${amount} of your trip credit`,
  creditLeft: (amount: string) => t`You have ${amount} of trip credit.`,
  payByCredit: (amount: string) => t`Pay ${amount} with trip credit`,
  payLabel: (amount: string) => t`Pay ${amount}`,
  amountChanged: t`Your balance has changed. Check the amount and pay again.`,

  successTitle: t`Payment Complete`,
  successText: (amount: string) => t`We received ${amount}. Thank you!`,
  successDue: (amount: string) => t`You have ${amount} left to pay.`,
  successPaid: t`Your trip is paid in full.`,
  toTrip: t`Return to Trip Overview`,
};
