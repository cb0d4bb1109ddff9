
export type GetPublicTripParams = {
/**
 * The trip's path.
 * @maxLength 200
 */
path: string;
/**
 * A token that shows the page before it is public.
 * @maxLength 200
 */
preview?: string;
};
