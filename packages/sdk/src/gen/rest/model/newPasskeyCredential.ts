
/**
 * The browser's response in JSON form.
 */
export type NewPasskeyCredential = { [key: string]: unknown };
