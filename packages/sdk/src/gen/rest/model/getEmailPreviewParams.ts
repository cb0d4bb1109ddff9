
export type GetEmailPreviewParams = {
/**
 * @maxLength 80
 */
firstName?: string;
/**
 * @maxLength 80
 */
lastName?: string;
};
