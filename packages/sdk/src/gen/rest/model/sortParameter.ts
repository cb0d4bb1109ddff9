
/**
 * Name of an order of this list; with a minus in front, backwards. An unknown one is refused with the names there are.
 */
export type SortParameter = string;
