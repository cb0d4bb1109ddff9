import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListPublicTripsSort } from './listPublicTripsSort.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListPublicTripsParams = {
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
category?: string;
/**
 * Trips of one host only.
 */
host?: string;
/**
 * Trips that start in this month.
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])$
 */
month?: string;
/**
 * @maxLength 80
 */
country?: string;
/**
 * Trips of this length in days.
 * @minimum 1
 * @maximum 60
 */
days?: number;
/**
 * What a spot costs today at most.
 * @minimum 1
 * @maximum 1000000000000
 */
maxPriceMinor?: number;
/**
 * Trips with at least so many spots left.
 * @minimum 1
 * @maximum 500
 */
minSpots?: number;
/**
 * Trips of this activity level, from 1 (leisurely) to 5 (challenging).
 * @minimum 1
 * @maximum 5
 */
pace?: number;
/**
 * Trips that have ended in place of those to come, the latest first; other filters and sort do not matter but host.
 */
past?: boolean;
/**
 * The earliest start comes first where nothing else is said.
 */
sort?: ListPublicTripsSort;
};
