
/**
 * Words to search for.
 */
export type SearchParameter = string;
