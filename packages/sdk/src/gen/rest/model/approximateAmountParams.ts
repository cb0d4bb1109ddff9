
export type ApproximateAmountParams = {
/**
 * In minor units of its currency.
 * @minimum 0
 * @maximum 1000000000000
 */
amountMinor: number;
/**
 * The amount's currency.
 * @minLength 3
 * @maxLength 3
 */
from: string;
/**
 * The currency to tell it in.
 * @minLength 3
 * @maxLength 3
 */
to?: string;
};
