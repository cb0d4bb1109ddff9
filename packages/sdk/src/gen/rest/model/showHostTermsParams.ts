
export type ShowHostTermsParams = {
tripId: string;
hideFooterButtons?: boolean;
postTermsDocument?: boolean;
/**
 * Minor units.
 * @minimum 0
 * @maximum 100000000000
 */
initialPrice?: number;
/**
 * @minimum 0
 * @maximum 100000000000
 */
remainingPrice?: number;
/**
 * @minimum 0
 * @maximum 100000000000
 */
flightAdvance?: number;
};
