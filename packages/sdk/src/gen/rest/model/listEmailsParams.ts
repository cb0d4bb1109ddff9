import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListEmailsParams = {
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
 * Sort order of the list by name; prefix with a minus sign for descending. An unknown name is refused with the list of valid ones.
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
/**
 * Only emails about this record, such as a trip; without those to many people.
 */
about?: string;
sent?: boolean;
/**
 * Only emails that could not be sent and will not be retried.
 */
failed?: boolean;
};
