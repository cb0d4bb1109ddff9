
/**
 * Sort order of the list by name; prefix with a minus sign for descending. An unknown name is refused with the list of valid ones.
 */
export type SortParameter = string;
