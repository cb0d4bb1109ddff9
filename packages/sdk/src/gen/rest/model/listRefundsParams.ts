import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { RefundCause } from './refundCause.ts';
import type { RefundState } from './refundState.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListRefundsParams = {
/**
 * Words to search for.
 * @maxLength 200
 */
q?: SearchParameter;
state?: RefundState;
cause?: RefundCause;
/**
 * @minLength 3
 * @maxLength 3
 */
currency?: string;
tripId?: string;
/**
 * Asked for on this day or later.
 */
from?: string;
/**
 * Asked for on this day or before.
 */
until?: string;
/**
 * Sort order of the list by name; prefix with a minus sign for descending. An unknown name is refused with the list of valid ones.
 * @maxLength 40
 */
sort?: SortParameter;
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
