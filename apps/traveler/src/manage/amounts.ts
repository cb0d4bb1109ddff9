import type { Booking, Payment } from '@caravan/sdk';

export type PayOption = 'minimum' | 'full' | 'custom';

/** The options for paying a balance, the default first (T-259, T-260). */
export function payOptions({
  dueMinor,
  minimumPaymentMinor,
}: Pick<Booking, 'dueMinor' | 'minimumPaymentMinor'>): PayOption[] {
  const least = minimumPaymentMinor ?? dueMinor;
  return least > 0 && least < dueMinor ? ['minimum', 'full', 'custom'] : ['full'];
}

/** Whether a custom amount is allowed. */
export function customAllowed(
  amountMinor: number | null,
  { dueMinor, minimumPaymentMinor = 0 }: Pick<Booking, 'dueMinor' | 'minimumPaymentMinor'>,
): amountMinor is number {
  return amountMinor !== null && amountMinor >= minimumPaymentMinor && amountMinor <= dueMinor;
}

/** The total amount of a payment: the booking, the insurance, and the rides. */
export const charged = ({ amountMinor, insuranceMinor = 0, transferMinor = 0 }: Payment) =>
  amountMinor + insuranceMinor + transferMinor;
