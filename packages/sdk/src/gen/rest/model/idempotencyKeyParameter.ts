
/**
 * Repeating a request with the same key and body has one effect and returns the same response; with a different body it returns 409.
 */
export type IdempotencyKeyParameter = string;
