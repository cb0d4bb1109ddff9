
export type GetTenantLogoParams = {
/**
 * Changes with the picture, so that browsers may keep each.
 * @maxLength 40
 */
v?: string;
};
