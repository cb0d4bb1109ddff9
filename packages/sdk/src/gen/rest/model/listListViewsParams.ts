
export type ListListViewsParams = {
/**
 * The list's name in the URL of its page, such as trips.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z][a-z-]*$
 */
list: string;
};
