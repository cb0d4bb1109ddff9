import type { Error } from './error.ts';

/**
 * What went wrong. Nothing was changed.
 */
export type ErrorResponse = Error;
