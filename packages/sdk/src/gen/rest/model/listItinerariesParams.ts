import type { CursorParameter } from './cursorParameter.ts';
import type { ItineraryStatus } from './itineraryStatus.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListItinerariesParams = {
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
/**
 * Words to search for.
 * @maxLength 200
 */
q?: SearchParameter;
/**
 * @maxLength 80
 */
country?: string;
/**
 * Id or name of a category.
 * @maxLength 80
 */
category?: string;
status?: ItineraryStatus;
};
