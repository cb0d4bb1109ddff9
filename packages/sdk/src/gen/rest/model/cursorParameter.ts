
/**
 * Opaque cursor pointing after the last row of the previous page.
 */
export type CursorParameter = string;
