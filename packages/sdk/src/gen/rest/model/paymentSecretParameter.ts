
/**
 * The secret returned with the payment.
 */
export type PaymentSecretParameter = string;
