
export type ListOperatorDeparturesParams = {
/**
 * @minimum 2000
 * @maximum 2200
 */
year: number;
};
