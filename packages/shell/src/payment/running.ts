import { useSyncExternalStore } from 'react';

/** A payment that has been sent and has no end yet. */
export interface RunningPayment {
  paymentId: string;
  secret: string;
  /** Affirm was chosen, which asks the payer on a page of its own. */
  payLater?: boolean;
}

const keyOf = (storageKey: string) => `caravan.payment.${storageKey}`;

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps a running payment for this tab, so that a reload follows it instead of paying again. */
export function rememberPayment(storageKey: string, payment: RunningPayment): void {
  try {
    sessionStorage.setItem(keyOf(storageKey), JSON.stringify(payment));
  } catch {
    // Without storage the payment is followed for as long as the page stays.
  }
  changed();
}

export function recallPayment(storageKey: string): RunningPayment | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(storageKey)) ?? 'null') as RunningPayment | null;
    return kept?.paymentId && kept.secret ? kept : null;
  } catch {
    return null;
  }
}

export function forgetPayment(storageKey: string): void {
  try {
    sessionStorage.removeItem(keyOf(storageKey));
  } catch {
    // Nothing was kept.
  }
  changed();
}

/** Whether a payment runs for something, from the moment it is sent to its end; without a name there is none. */
export function useRunningPayment(storageKey: string | undefined): boolean {
  return useSyncExternalStore(
    listen,
    () => storageKey !== undefined && recallPayment(storageKey) !== null,
    () => false,
  );
}
