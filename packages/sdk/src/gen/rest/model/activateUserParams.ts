import type { TokenParameter } from './tokenParameter.ts';

export type ActivateUserParams = {
/**
 * @minLength 16
 * @maxLength 200
 */
token: TokenParameter;
};
