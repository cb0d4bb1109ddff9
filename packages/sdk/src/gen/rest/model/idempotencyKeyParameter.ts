
/**
 * The same key with the same body gives the same answer and one effect; with another body 409.
 */
export type IdempotencyKeyParameter = string;
