
export type CompareItineraryVersionsParams = {
/**
 * @minimum 1
 */
with?: number;
};
