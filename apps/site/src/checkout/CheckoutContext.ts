import type { Hold, PublicTrip } from '@caravan/sdk';
import { createContext, useContext } from 'react';
import type { Draft } from './draft.ts';
import type { UseHold } from './useHold.ts';

export interface Checkout extends Omit<UseHold, 'hold'> {
  trip: PublicTrip;
  draft: Draft;
  hold: Hold;
}

export const CheckoutContext = createContext<Checkout | null>(null);

/** The booking in progress, in steps that need a hold. */
export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckout needs CheckoutFrame above it');
  return checkout;
}
