import type { Booking, Payment } from '@caravan/sdk';

export type PayOption = 'minimum' | 'full' | 'custom';

/** The ways to pay a balance, the preselected first (T-259, T-260). */
export function payOptions({
  dueMinor,
  minimumPaymentMinor,
}: Pick<Booking, 'dueMinor' | 'minimumPaymentMinor'>): PayOption[] {
  const least = minimumPaymentMinor ?? dueMinor;
  return least > 0 && least < dueMinor ? ['minimum', 'full', 'custom'] : ['full'];
}

/** Whether an amount is one that a custom payment may have. */
export function customAllowed(
  amountMinor: number | null,
  { dueMinor, minimumPaymentMinor = 0 }: Pick<Booking, 'dueMinor' | 'minimumPaymentMinor'>,
): amountMinor is number {
  return amountMinor !== null && amountMinor >= minimumPaymentMinor && amountMinor <= dueMinor;
}

/** What a payment moved in all: the booking's part, the insurer's and that of the rides. */
export const charged = ({ amountMinor, insuranceMinor = 0, transferMinor = 0 }: Payment) =>
  amountMinor + insuranceMinor + transferMinor;
