
/**
 * Options of the Web Authentication API in its JSON form.
 */
export type PasskeyChallengePublicKey = { [key: string]: unknown };
