
/**
 * Messages by field path, for invalid input.
 */
export type ErrorFields = {[key: string]: string};
