import type { TokenParameter } from './tokenParameter.ts';

export type ResetPasswordParams = {
/**
 * @minLength 16
 * @maxLength 200
 */
token: TokenParameter;
};
