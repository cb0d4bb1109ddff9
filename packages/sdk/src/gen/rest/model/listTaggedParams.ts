
export type ListTaggedParams = {
/**
 * @minLength 1
 * @maxLength 40
 */
tag: string;
};
