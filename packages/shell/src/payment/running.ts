import { useSyncExternalStore } from 'react';

/** A payment that has been sent and isn't finished. */
export interface RunningPayment {
  paymentId: string;
  secret: string;
  /** Affirm was chosen, which asks the payer on its own page. */
  payLater?: boolean;
}

const keyOf = (storageKey: string) => `caravan.payment.${storageKey}`;

const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stores a running payment for this tab, so that a reload resumes it instead of paying again. */
export function rememberPayment(storageKey: string, payment: RunningPayment): void {
  try {
    sessionStorage.setItem(keyOf(storageKey), JSON.stringify(payment));
  } catch {
    // Without storage, the payment is tracked only while the page stays open.
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
    // Nothing was stored.
  }
  changed();
}

/** Whether a payment is running under this key, from the moment it is sent until it ends; false without a key. */
export function useRunningPayment(storageKey: string | undefined): boolean {
  return useSyncExternalStore(
    listen,
    () => storageKey !== undefined && recallPayment(storageKey) !== null,
    () => false,
  );
}
