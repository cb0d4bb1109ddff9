import type { PayLater } from '@caravan/sdk';
import { getGetPaymentConfigQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type PaidThing = { amountMinor: number; currency: string; country: string | null | undefined };

/** Whether an amount can be paid over time by a customer in a country, and whether that is selected (T-179). */
export function usePayLater({ amountMinor, currency, country }: PaidThing) {
  const [chosen, setChosen] = useState<string>();
  // This is the marketplace's offer; the payment form reports if its settings fail to load.
  const { data } = useQuery({
    ...getGetPaymentConfigQueryOptions(),
    throwOnError: false,
    meta: { errorToast: false, signedOutAllowed: true },
  });
  const all = data?.payLater;
  const fits =
    all &&
    all.country === country &&
    all.currency === currency &&
    amountMinor >= all.minimumMinor &&
    amountMinor <= all.maximumMinor;
  const offer: PayLater | undefined = fits ? all : undefined;
  return { offer, later: offer && chosen === offer.method ? offer.method : undefined, choose: setChosen };
}
