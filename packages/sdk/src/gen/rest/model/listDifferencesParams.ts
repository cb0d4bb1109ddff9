import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListDifferencesStatus } from './listDifferencesStatus.ts';

export type ListDifferencesParams = {
status?: ListDifferencesStatus;
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
