import type { PlaceType } from './placeType.ts';

export type SearchPlacesParams = {
/**
 * @minLength 1
 * @maxLength 120
 */
q: string;
type?: PlaceType;
/**
 * @minimum 1
 * @maximum 20
 */
limit?: number;
};
