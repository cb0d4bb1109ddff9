import type { FiguresBy } from './figuresBy.ts';

export type GetFiguresParams = {
from: string;
/**
 * At most 730 days after from.
 */
to: string;
/**
 * What the rows are.
 */
by: FiguresBy;
/**
 * The marketplace's own unless set.
 * @minLength 3
 * @maxLength 3
 */
currency?: string;
hostId?: string;
operatorId?: string;
};
