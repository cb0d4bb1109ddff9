
export type GetSingleSupplementParams = {
/**
 * @minimum 0
 * @maximum 1000
 */
total?: number;
};
