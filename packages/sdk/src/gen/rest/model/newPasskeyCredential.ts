
/**
 * The browser's answer in its JSON form.
 */
export type NewPasskeyCredential = { [key: string]: unknown };
