
export type ListListViewsParams = {
/**
 * What the list is called in the address of its page, such as trips.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z][a-z-]*$
 */
list: string;
};
