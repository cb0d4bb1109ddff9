/** A payment that has been sent and has no end yet. */
export interface RunningPayment {
  paymentId: string;
  secret: string;
  /** Affirm was chosen, which asks the payer on a page of its own. */
  payLater?: boolean;
}

const keyOf = (storageKey: string) => `caravan.payment.${storageKey}`;

/** Keeps a running payment for this tab, so that a reload follows it instead of paying again. */
export function rememberPayment(storageKey: string, payment: RunningPayment): void {
  try {
    sessionStorage.setItem(keyOf(storageKey), JSON.stringify(payment));
  } catch {
    // Without storage the payment is followed for as long as the page stays.
  }
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
}
