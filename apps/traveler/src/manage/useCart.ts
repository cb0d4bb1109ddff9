import type { Booking } from '@caravan/sdk';
import { previewBookingChange } from '@caravan/sdk/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shows } from '../bookings/bookings.ts';
import { toInput, type Wish } from './wish.ts';

/**
 * Query key of the server's cart for a wish. It includes the booking's version, because each change outdates
 * the response.
 */
const cartKey = (bookingId: string) => ['booking-cart', bookingId] as const;

/**
 * What can be changed in a booking, and the total of the pending changes. Only people who may change it can
 * fetch this.
 */
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
