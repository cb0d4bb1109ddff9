import type { Booking, BookingInsurance } from '@caravan/sdk';
import { getGetBookingInsuranceQueryOptions } from '@caravan/sdk/react-query';
import { useRefresh } from '@caravan/shell/useRefresh';
import { useQuery } from '@tanstack/react-query';
import { party } from '../bookings/bookings.ts';
import { bookingsQuery } from '../bookings/useBookings.ts';

/** Polling interval while the insurer is processing something. */
const again = 5_000;

/** Whether insurance is offered for a booking, and its policies (T-085). */
export const useInsurance = (booking: Booking) =>
  useQuery({
    ...getGetBookingInsuranceQueryOptions(booking.id),
    refetchInterval: ({ state }) => (state.data?.policies.some(({ settling }) => settling) ? again : false),
  });

/** Refetches the insurance and the bookings once the payment has arrived. */
export function useInsuranceChanged(booking: Booking): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(getGetBookingInsuranceQueryOptions(booking.id).queryKey, bookingsQuery().queryKey);
}

/** Whether anyone on the booking lacks a current or pending policy. */
export function uncovered(booking: Booking, { policies }: BookingInsurance): boolean {
  const covered = policies.filter(({ covers }) => covers);
  return new Set(covered.map((policy) => policy.participantId)).size < party(booking).length;
}
