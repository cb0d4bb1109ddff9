import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { CategoriesUpdate, CategoryMerge, CategorySettings, CompaniesUpdate, GetTenantLogoParams, HostNameInput, ListTenantsParams, LogoUpload, NewTenant, Policies, PoliciesUpdate, ProviderChoice, Tenant, TenantPage, TenantSettings, TenantSettingsUpdate, TenantSummary } from '../model/index.ts';

/**
 * No sign-in required. Pages read it first, for the brand, theme and feature switches.
 * @summary Get the marketplace of this host name
 */
export function getTenant(options?: CallInit): Promise<Tenant> {
  return $core.call('GET', '/public/tenant', {}, options);
}

/**
 * No sign-in required.
 * @summary Get the marketplace's logo
 */
export function getTenantLogo(params?: GetTenantLogoParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/public/tenant/logo', { query: params }, options);
}

/** The address of getTenantLogo. */
export function getGetTenantLogoUrl(params?: GetTenantLogoParams): string {
  return $core.address('/public/tenant/logo', { query: params });
}

/**
 * In their order, with hidden ones. Names are given as they are stored.
 * @summary Get the marketplace's categories with what uses each
 */
export function getCategories(options?: CallInit): Promise<CategorySettings> {
  return $core.call('GET', '/api/admin/categories', {}, options);
}

/**
 * Send the version you last read; 409 if the settings have been saved since. An item without an id is new; a category that is left out is deleted, which is refused while itineraries, trips, or hosts use it.
 * @summary Save the list of categories in its order
 */
export function saveCategories(categoriesUpdate: CategoriesUpdate, options?: CallInit): Promise<CategorySettings> {
  return $core.call('POST', '/api/admin/categories', { body: categoriesUpdate }, options, ['/api/me/categories']);
}

/**
 * Itineraries, trips, and hosts' interests move to the other category, and links to the merged one lead there.
 * @summary Merge a category into another
 */
export function mergeCategories(categoryMerge: CategoryMerge, options?: CallInit): Promise<CategorySettings> {
  return $core.call('POST', '/api/admin/categories/merge', { body: categoryMerge }, options, ['/api/me/categories']);
}

/**
 * A policy is a number, switch or text that rules follow, such as the days of a deadline. Includes its kind and default.
 * @summary List all policies of the marketplace (DECISIONS 2)
 */
export function getPolicies(options?: CallInit): Promise<Policies> {
  return $core.call('GET', '/api/admin/policies', {}, options);
}

/**
 * Send the version you last read. Omitted policies stay unchanged. An invalid value is refused with the name of its policy, and nothing changes.
 * @summary Update policies by path
 */
export function updatePolicies(policiesUpdate: PoliciesUpdate, options?: CallInit): Promise<Policies> {
  return $core.call('POST', '/api/admin/policies', { body: policiesUpdate }, options);
}

/**
 * Brand, theme, locale, sender, host names, providers and feature switches.
 * @summary Get the marketplace's settings
 */
export function getTenantSettings(options?: CallInit): Promise<TenantSettings> {
  return $core.call('GET', '/api/admin/tenant', {}, options);
}

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update the brand, theme, locale, sender and feature switches
 */
export function updateTenantSettings(tenantSettingsUpdate: TenantSettingsUpdate, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant', { body: tenantSettingsUpdate }, options, ['/public/tenant']);
}

/**
 * Takes a PNG or JPEG picture; omitting data removes the logo. Returns the settings with their new version.
 * @summary Replace or remove the logo
 */
export function uploadTenantLogo(logoUpload: LogoUpload, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/logo', { body: logoUpload }, options, ['/public/tenant']);
}

/**
 * The host name serves once its ownership is proven; hosts in the answer says how to prove it.
 * @summary Add a host name
 */
export function addTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * hosts in the answer says what was found.
 * @summary Check the ownership proof of a host name now
 */
export function checkTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts/check', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * The marketplace can no longer be reached by that name. The last host name cannot be removed.
 * @summary Remove a host name
 */
export function removeTenantHost(hostNameInput: HostNameInput, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/hosts/remove', { body: hostNameInput }, options, ['/public/tenant']);
}

/**
 * Send the version you last read. service names the service, choice its provider. Secrets are sealed and never returned.
 * @summary Choose and configure the provider of an external service (DECISIONS 6)
 */
export function chooseProvider(providerChoice: ProviderChoice, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/providers', { body: providerChoice }, options, ['/public/tenant']);
}

/**
 * Send the version you last read; 409 if the settings have been saved since. The first company that is not paused and covers the country is used. An item with an unknown id is new; a company that is left out is removed, which is refused while it has policies in force or rides ahead. Keys are sealed and never returned.
 * @summary Save the list of insurance or transfer companies in its order
 */
export function saveCompanies(companiesUpdate: CompaniesUpdate, options?: CallInit): Promise<TenantSettings> {
  return $core.call('POST', '/api/admin/tenant/companies', { body: companiesUpdate }, options);
}

/**
 * For platform operators. Search with q.
 * @summary List all marketplaces of the deployment
 */
export function listTenants(params?: ListTenantsParams, options?: CallInit): Promise<TenantPage> {
  return $core.call('GET', '/api/admin/tenants', { query: params }, options);
}

/**
 * Returns the marketplace with its URL.
 * @summary Open a marketplace at a host name and invite its first admin
 */
export function createTenant(newTenant: NewTenant, options?: CallInit): Promise<TenantSummary> {
  return $core.call('POST', '/api/admin/tenants', { body: newTenant }, options, ['/api/admin/tenants']);
}
