
export type GetTenantLogoParams = {
/**
 * Changes with the picture, so that browsers can cache each version.
 * @maxLength 40
 */
v?: string;
};
