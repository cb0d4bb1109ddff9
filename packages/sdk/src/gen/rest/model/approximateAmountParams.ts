
export type ApproximateAmountParams = {
/**
 * In minor units of its currency.
 * @minimum 0
 * @maximum 1000000000000
 */
amountMinor: number;
/**
 * Currency of the amount.
 * @minLength 3
 * @maxLength 3
 */
from: string;
/**
 * Currency to convert to.
 * @minLength 3
 * @maxLength 3
 */
to?: string;
};
