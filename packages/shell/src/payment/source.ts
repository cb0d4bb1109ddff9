/** What comes of the fields when a payment is sent: a method that the server can charge, or what is wrong. */
export type Entered =
  | { method: string }
  /** Said above the fields. */
  | { failure: string }
  /** The provider's fields have said it themselves. */
  | 'incomplete';

/** What pays without a card being entered. */
export const keptSource = { enter: () => Promise.resolve({ method: '' }) };

/** What pays by a method that the server names. */
export const methodSource = (method: string) => ({ enter: () => Promise.resolve({ method }) });

/**
 * Who takes a card: the sandbox or a real provider, by one protocol. A card's number stays in the provider's frame;
 * what passes here is its name for it.
 */
export interface CardSource {
  enter: () => Promise<Entered>;
  /** Has the fields say what is missing, where they can without sending anything. */
  check?: () => void;
  /**
   * Takes the payer through the bank's own check of a payment and resolves when it is over, however it ended. Absent
   * where the product's own dialog stands in for a bank.
   */
  confirm?: (clientSecret: string, payLater?: boolean) => Promise<void>;
}
