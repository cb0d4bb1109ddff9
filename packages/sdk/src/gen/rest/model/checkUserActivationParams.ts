
export type CheckUserActivationParams = {
/**
 * @maxLength 320
 */
email: string;
};
