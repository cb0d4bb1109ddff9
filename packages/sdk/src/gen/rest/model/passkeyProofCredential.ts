
/**
 * The browser's response in JSON form.
 */
export type PasskeyProofCredential = { [key: string]: unknown };
