import type { TokenParameter } from './tokenParameter.ts';

export type GetPasswordResetProfileParams = {
/**
 * @minLength 16
 * @maxLength 200
 */
token: TokenParameter;
};
