import type { Booking } from '@caravan/sdk';
import { previewBookingChange } from '@caravan/sdk/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shows } from '../bookings/bookings.ts';
import { toInput, type Wish } from './wish.ts';

/** Names what the server makes of a wish; the booking's version is a part of it, as each change makes the answers old. */
const cartKey = (bookingId: string) => ['booking-cart', bookingId] as const;

/** What can be changed of a booking, and what the pending changes come to. Only who may change it can ask. */
export const useCart = (booking: Booking, wish: Wish) =>
  useQuery({
    queryKey: [...cartKey(booking.id), booking.version, wish],
    queryFn: ({ signal }) => previewBookingChange(booking.id, toInput(wish), { signal }),
    enabled: booking.isPrimary && shows('addOns', booking),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    throwOnError: false,
    meta: { errorToast: false },
  });
