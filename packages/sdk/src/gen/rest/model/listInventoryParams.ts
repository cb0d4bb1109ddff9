
export type ListInventoryParams = {
/**
 * @minimum 2000
 * @maximum 2200
 */
year?: number;
/**
 * Returns only departures that have not started (O-189).
 */
future?: boolean;
};
