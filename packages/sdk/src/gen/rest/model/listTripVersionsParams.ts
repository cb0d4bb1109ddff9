import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListTripVersionsParams = {
/**
 * Opaque cursor pointing after the last row of the previous page.
 * @maxLength 512
 */
cursor?: CursorParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
