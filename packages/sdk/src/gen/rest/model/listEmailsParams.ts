import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListEmailsParams = {
/**
 * Opaque position after the last row of the page before.
 * @maxLength 512
 */
cursor?: CursorParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Words to look for.
 * @maxLength 200
 */
q?: SearchParameter;
/**
 * Name of an order of this list; with a minus in front, backwards. An unknown one is refused with the names there are.
 * @maxLength 40
 */
sort?: SortParameter;
/**
 * @maxLength 60
 */
hook?: string;
/**
 * @maxLength 320
 */
recipient?: string;
sent?: boolean;
/**
 * Could not be sent and is not tried again.
 */
failed?: boolean;
};
