import type { RefundCause, RefundState, RefundWay } from '@caravan/sdk';
import { plural, t } from '@lingui/core/macro';

const states: Record<RefundState, string> = {
  waiting: t`Waiting to be sent`,
  sent: t`Sent to the bank`,
  arrived: t`Arrived`,
  failed: t`Failed`,
  paidAnotherWay: t`Paid another way`,
};
const causes: Record<RefundCause, string> = {
  cancellation: t`Cancellation`,
  priceReduction: t`Price reduction`,
  waivedFee: t`Waived fee`,
  orderNotPlaced: t`Paid, but not booked`,
  insurance: t`Insurance`,
  ride: t`Ride`,
  provider: t`Made at the payment provider`,
};
const ways: Record<RefundWay, { help: string; confirm: string }> = {
  payment: { help: t`We send it to this payment method instead.`, confirm: t`Refund to this payment` },
  bank: {
    help: t`For a transfer that your own bank has sent. We record it and send nothing.`,
    confirm: t`Record bank transfer`,
  },
  credit: { help: t`The traveler can use it for a next booking.`, confirm: t`Give as credit` },
  covered: {
    help: t`Other refunds of this booking already cover it. Nothing is paid.`,
    confirm: t`Close refund`,
  },
};

export const words = {
  title: t`Refunds`,
  description: t`Every refund, from when it was asked for until it arrives. Those that need you come first.`,
  search: t`Search order, name, or last four digits`,
  empty: t`No refunds yet`,
  emptyText: t`Refunds appear here as soon as they’re asked for.`,
  state: t`State`,
  allStates: t`All states`,
  cause: t`Reason`,
  allCauses: t`All reasons`,
  currency: t`Currency`,
  allCurrencies: t`All currencies`,
  period: t`Period`,
  anyTime: t`Any time`,
  periods: {
    7: t`Last 7 days`,
    30: t`Last 30 days`,
    90: t`Last 90 days`,
    365: t`Last 12 months`,
  } as Record<string, string>,
  trip: t`Trip`,
  allTrips: t`All trips`,
  states,
  causes,
  ways,
  columns: {
    order: t`Order`,
    person: t`Person`,
    trip: t`Trip`,
    amount: t`Amount`,
    method: t`Original payment`,
    cause: t`Reason`,
    state: t`State`,
    askedBy: t`Asked by`,
    asked: t`Asked`,
  },
  noOrder: t`No order`,
  nobody: t`Automatic`,
  today: t`Today`,
  days: (n: number) => plural(n, { one: '# day ago', other: '# days ago' }),
  refund: (amount: string) => t`Refund of ${amount}`,
  history: t`History`,
  entries: t`Entries in the books`,
  account: t`Account`,
  debit: t`Debit`,
  credit: t`Credit`,
  providerSays: (code: string) => t`The provider’s code: ${code}`,
  retry: t`Send again`,
  retryTitle: t`Send this refund again?`,
  retryText: (amount: string, method: string) => t`We send ${amount} to ${method} again.`,
  retried: t`We’re sending it again`,
  replace: t`Refund another way`,
  close: t`Close refund`,
  replaceText: (amount: string, person: string) =>
    person
      ? t`${person} gets ${amount} another way. It’s never sent to the original payment again.`
      : t`We record ${amount} as paid another way. It’s never sent to the original payment again.`,
  how: t`How`,
  reference: t`Reference of the transfer`,
  referenceRequired: t`Enter the reference of the transfer`,
  reason: t`Reason`,
  reasonRequired: t`Say why it’s paid another way`,
  replaced: t`Refund recorded`,
  recorded: t`Recorded. Another admin has to confirm it`,
  cancel: t`Keep as is`,
  awaits: (by: string, reference: string) =>
    t`${by} recorded a bank transfer with the reference ${reference}. Another admin has to confirm it.`,
};
