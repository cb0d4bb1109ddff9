
export type ListCategoriesParams = {
/**
 * Includes hidden categories, which records may still have.
 */
hidden?: boolean;
};
