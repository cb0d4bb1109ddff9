
export type DeleteServicesParams = {
/**
 * @minItems 1
 * @maxItems 200
 */
ids: string[];
};
