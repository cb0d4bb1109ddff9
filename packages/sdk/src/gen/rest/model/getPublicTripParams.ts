
export type GetPublicTripParams = {
/**
 * Path of the trip.
 * @maxLength 200
 */
path: string;
/**
 * Token that shows the page before it is public.
 * @maxLength 200
 */
preview?: string;
};
