
export type ListTripSalesParams = {
/**
 * Paths of up to 50 trips, separated by commas.
 * @minLength 1
 * @maxLength 5000
 */
paths: string;
};
