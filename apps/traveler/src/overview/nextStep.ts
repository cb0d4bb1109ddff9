import type { Booking } from '@caravan/sdk';

export type NextStep = 'sign' | 'pay' | 'form' | 'ready' | 'waiting';

/** What a traveler does next (T-026): terms, what is due, the form, then nothing but looking forward. */
export function nextStep(
  booking: Pick<
    Booking,
    'status' | 'termsAccepted' | 'dueMinor' | 'overdue' | 'tripFormComplete' | 'isPrimary'
  >,
): NextStep {
  if (['cancelled', 'waitlist', 'complete'].includes(booking.status)) return 'waiting';
  if (!booking.termsAccepted) return 'sign';
  if (booking.isPrimary && booking.dueMinor > 0 && (booking.overdue || booking.status === 'awaiting'))
    return 'pay';
  if (!booking.tripFormComplete) return 'form';
  if (booking.isPrimary && booking.dueMinor > 0) return 'pay';
  return 'ready';
}
