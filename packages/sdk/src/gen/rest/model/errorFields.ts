
/**
 * Messages by field path when input is wrong.
 */
export type ErrorFields = {[key: string]: string};
