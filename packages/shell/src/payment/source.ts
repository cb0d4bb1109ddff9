/** The outcome of the fields when a payment is submitted: a method that the server can charge, or an error. */
export type Entered =
  | { method: string }
  /** Shown above the fields. */
  | { failure: string }
  /** The provider's fields have already shown what is missing. */
  | 'incomplete';

/** A source that pays without card entry. */
export const keptSource = { enter: () => Promise.resolve({ method: '' }) };

/** A source that pays with a method named by the server. */
export const methodSource = (method: string) => ({ enter: () => Promise.resolve({ method }) });

/**
 * Collects a card: the sandbox or a real provider, behind one interface. Card numbers stay in the provider's
 * frame; only the provider's ID for the card comes out.
 */
export interface CardSource {
  enter: () => Promise<Entered>;
  /** Makes the fields show what is missing, if they can do so without sending anything. */
  check?: () => void;
  /**
   * Takes the payer through the bank's authentication of a payment and resolves when it is over, whatever the
   * outcome. Undefined where the product's own dialog simulates a bank.
   */
  confirm?: (clientSecret: string, payLater?: boolean) => Promise<void>;
}
