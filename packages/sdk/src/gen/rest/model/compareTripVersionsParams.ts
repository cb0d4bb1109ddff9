
export type CompareTripVersionsParams = {
/**
 * @minimum 1
 */
with?: number;
};
