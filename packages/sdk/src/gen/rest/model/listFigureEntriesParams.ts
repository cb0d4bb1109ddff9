import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListFigureEntriesFigure } from './listFigureEntriesFigure.ts';
import type { SortParameter } from './sortParameter.ts';

export type ListFigureEntriesParams = {
figure: ListFigureEntriesFigure;
from: string;
to: string;
/**
 * @minLength 3
 * @maxLength 3
 */
currency?: string;
hostId?: string;
operatorId?: string;
tripId?: string;
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
