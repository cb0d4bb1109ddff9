import type { Error } from './error.ts';

/**
 * What went wrong; nothing was changed.
 */
export type ErrorResponse = Error;
