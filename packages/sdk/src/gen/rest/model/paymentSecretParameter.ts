
/**
 * The secret given with the payment.
 */
export type PaymentSecretParameter = string;
