
export type ShowHostTermsParams = {
tripId: string;
hideFooterButtons?: boolean;
postTermsDocument?: boolean;
/**
 * In minor units.
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
