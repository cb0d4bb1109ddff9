import { t } from '@lingui/core/macro';

export const words = {
  title: t`Statement`,
  order: (id: string) => t`Order ${id}`,
  back: t`Back to booking`,
  lead: t`Everything charged, paid, and refunded, with the balance after each line.`,
  date: t`Date`,
  entry: t`Entry`,
  amount: t`Amount`,
  balance: t`Balance`,
  empty: t`Nothing has been charged or paid yet.`,
  total: t`Total`,
  paid: t`Paid`,
  due: t`Left to pay`,
  credit: t`In your favor`,
  shares: t`By traveler`,
  traveler: t`Traveler`,
  print: t`Download invoice`,
  printFailed: t`We couldn’t create your invoice. Please try again.`,
  everything: t`All your trips`,
  failed: t`We couldn’t load your statement.`,
};
