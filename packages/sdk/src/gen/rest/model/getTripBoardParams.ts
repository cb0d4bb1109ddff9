import type { BoardLaneName } from './boardLaneName.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type GetTripBoardParams = {
/**
 * Opaque cursor pointing after the last row of the previous page.
 * @maxLength 512
 */
cursor?: CursorParameter;
/**
 * Items of each lane.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * Words to search for.
 * @maxLength 200
 */
q?: SearchParameter;
lane?: BoardLaneName;
};
