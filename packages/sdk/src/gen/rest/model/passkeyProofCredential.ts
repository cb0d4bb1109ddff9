
/**
 * The browser's answer in its JSON form.
 */
export type PasskeyProofCredential = { [key: string]: unknown };
