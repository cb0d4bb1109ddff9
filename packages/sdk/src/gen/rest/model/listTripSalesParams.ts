
export type ListTripSalesParams = {
/**
 * Paths of trips, at most 50, joined by commas.
 * @minLength 1
 * @maxLength 5000
 */
paths: string;
};
