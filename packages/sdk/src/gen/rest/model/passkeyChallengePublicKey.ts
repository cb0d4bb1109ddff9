
/**
 * Web Authentication API options in JSON form.
 */
export type PasskeyChallengePublicKey = { [key: string]: unknown };
