import type { TokenParameter } from './tokenParameter.ts';

export type GetActivationProfileParams = {
/**
 * @minLength 16
 * @maxLength 200
 */
token: TokenParameter;
};
