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
 * Id of a category, or a name that it has or had.
 * @maxLength 80
 */
category?: string;
/**
 * Only trips of this host.
 */
host?: string;
/**
 * Only trips that start in this month.
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])$
 */
month?: string;
/**
 * @maxLength 80
 */
country?: string;
/**
 * Id of a destination, or a name that it has or had.
 * @maxLength 150
 */
destination?: string;
/**
 * Only trips of this length, in days.
 * @minimum 1
 * @maximum 60
 */
days?: number;
/**
 * Maximum price of a spot today, in minor units.
 * @minimum 1
 * @maximum 1000000000000
 */
maxPriceMinor?: number;
/**
 * Only trips with at least this many spots left.
 * @minimum 1
 * @maximum 500
 */
minSpots?: number;
/**
 * Only trips of this activity level, from 1 (leisurely) to 5 (challenging).
 * @minimum 1
 * @maximum 5
 */
pace?: number;
/**
 * Past trips instead of upcoming ones, latest first; sort and all filters except host are ignored.
 */
past?: boolean;
/**
 * By earliest start when omitted.
 */
sort?: ListPublicTripsSort;
};
