
/**
 * Opaque position after the last row of the page before.
 */
export type CursorParameter = string;
