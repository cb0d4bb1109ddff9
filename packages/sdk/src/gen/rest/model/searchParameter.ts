
/**
 * Words to look for.
 */
export type SearchParameter = string;
