import { type Booking, type CancellationOffer, type RefundMethod, toApiError } from '@caravan/sdk';
import { cancelBooking } from '@caravan/sdk/client';
import { getGetCancellationOfferQueryOptions } from '@caravan/sdk/react-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What cancelling gives back. It depends on the day and on what is paid, so it is asked for anew each time. */
export const useCancellationOffer = (booking: Booking) =>
  useQuery({ ...getGetCancellationOfferQueryOptions(booking.id), staleTime: 0, meta: { errorToast: false } });

/** Methods that give anything back (T-175). */
export const validMethods = (offer: CancellationOffer): RefundMethod[] =>
  offer.refundMethods.filter(
    ({ refundAmount }) => refundAmount.refundMinor > 0 || refundAmount.tripCreditMinor > 0,
  );

export interface Decision {
  reason: string;
  method: RefundMethod | undefined;
}

/** Cancels, once however often it is pressed (T-225). Amounts that have changed meanwhile are read again. */
export function useCancel(booking: Booking, offer: CancellationOffer) {
  const client = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: ({ reason, method }: Decision) =>
      cancelBooking(
        booking.id,
        {
          quoteId: offer.quote.id,
          cancellationDetails: {
            reason,
            refundMinor: offer.quote.refundMinor,
            tripCreditMinor: offer.quote.tripCreditMinor,
            ...(method && { refundMethodDescription: method.description }),
          },
        },
        { headers: { 'Idempotency-Key': key } },
      ),
    meta: { errorToast: false },
    onError: async (error) => {
      const { status } = toApiError(error);
      if (status === 0 || status >= 500) return; // it may have been done: the same key asks again
      setKey(crypto.randomUUID());
      await client.invalidateQueries({
        queryKey: getGetCancellationOfferQueryOptions(booking.id).queryKey,
      });
    },
  });
}
