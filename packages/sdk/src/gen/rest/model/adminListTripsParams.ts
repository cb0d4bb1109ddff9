import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortParameter } from './sortParameter.ts';
import type { TripStatus } from './tripStatus.ts';

export type AdminListTripsParams = {
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
hostId?: string;
operatorId?: string;
itineraryId?: string;
status?: TripStatus;
/**
 * Departs on this day or later.
 */
from?: string;
/**
 * Departs on this day or before.
 */
until?: string;
};
