import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/tenant.ts';
import type { CategoriesUpdate, CategoryMerge, CategorySettings, CompaniesUpdate, GetTenantLogoParams, HostNameInput, ListTenantsParams, LogoUpload, NewTenant, Policies, PoliciesUpdate, ProviderChoice, Tenant, TenantPage, TenantSettings, TenantSettingsUpdate, TenantSummary } from '../model/index.ts';

export const getGetTenantQueryKey = () => [`/public/tenant`] as const;
export const getGetTenantQueryOptions = <T = Tenant>(options?: AskInit<Tenant, T>): Asked<Tenant, T> =>
  ask(getGetTenantQueryKey(), (init) => calls.getTenant(init), options);
/**
 * No sign-in required. Pages read it first, for the brand, theme and feature switches.
 * @summary Get the marketplace of this host name
 */
export const useGetTenant = <T = Tenant>(options?: AskInit<Tenant, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTenantQueryOptions(options), client);

export const getGetTenantLogoQueryKey = (params?: GetTenantLogoParams) => [`/public/tenant/logo`, ...(params ? [params] : [])] as const;
export const getGetTenantLogoQueryOptions = <T = Blob>(params?: GetTenantLogoParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getGetTenantLogoQueryKey(params), (init) => calls.getTenantLogo(params, init), options);
/**
 * No sign-in required.
 * @summary Get the marketplace's logo
 */
export const useGetTenantLogo = <T = Blob>(params?: GetTenantLogoParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTenantLogoQueryOptions(params, options), client);

export const getGetCategoriesQueryKey = () => [`/api/admin/categories`] as const;
export const getGetCategoriesQueryOptions = <T = CategorySettings>(options?: AskInit<CategorySettings, T>): Asked<CategorySettings, T> =>
  ask(getGetCategoriesQueryKey(), (init) => calls.getCategories(init), options);
/**
 * In their order, with hidden ones. Names are given as they are stored.
 * @summary Get the marketplace's categories with what uses each
 */
export const useGetCategories = <T = CategorySettings>(options?: AskInit<CategorySettings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetCategoriesQueryOptions(options), client);

/**
 * Send the version you last read; 409 if the settings have been saved since. An item without an id is new; a category that is left out is deleted, which is refused while itineraries, trips, or hosts use it.
 * @summary Save the list of categories in its order
 */
export const useSaveCategories = <C = unknown>(options?: MutationInit<CategorySettings, { data: CategoriesUpdate }, C>, client?: QueryClient): MutationResult<CategorySettings, { data: CategoriesUpdate }, C> =>
  useSend('saveCategories', ({ data }, init) => calls.saveCategories(data, init), options, client);

/**
 * Itineraries, trips, and hosts' interests move to the other category, and links to the merged one lead there.
 * @summary Merge a category into another
 */
export const useMergeCategories = <C = unknown>(options?: MutationInit<CategorySettings, { data: CategoryMerge }, C>, client?: QueryClient): MutationResult<CategorySettings, { data: CategoryMerge }, C> =>
  useSend('mergeCategories', ({ data }, init) => calls.mergeCategories(data, init), options, client);

export const getGetPoliciesQueryKey = () => [`/api/admin/policies`] as const;
export const getGetPoliciesQueryOptions = <T = Policies>(options?: AskInit<Policies, T>): Asked<Policies, T> =>
  ask(getGetPoliciesQueryKey(), (init) => calls.getPolicies(init), options);
/**
 * A policy is a number, switch or text that rules follow, such as the days of a deadline. Includes its kind and default.
 * @summary List all policies of the marketplace (DECISIONS 2)
 */
export const useGetPolicies = <T = Policies>(options?: AskInit<Policies, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPoliciesQueryOptions(options), client);

/**
 * Send the version you last read. Omitted policies stay unchanged. An invalid value is refused with the name of its policy, and nothing changes.
 * @summary Update policies by path
 */
export const useUpdatePolicies = <C = unknown>(options?: MutationInit<Policies, { data: PoliciesUpdate }, C>, client?: QueryClient): MutationResult<Policies, { data: PoliciesUpdate }, C> =>
  useSend('updatePolicies', ({ data }, init) => calls.updatePolicies(data, init), options, client);

export const getGetTenantSettingsQueryKey = () => [`/api/admin/tenant`] as const;
export const getGetTenantSettingsQueryOptions = <T = TenantSettings>(options?: AskInit<TenantSettings, T>): Asked<TenantSettings, T> =>
  ask(getGetTenantSettingsQueryKey(), (init) => calls.getTenantSettings(init), options);
/**
 * Brand, theme, locale, sender, host names, providers and feature switches.
 * @summary Get the marketplace's settings
 */
export const useGetTenantSettings = <T = TenantSettings>(options?: AskInit<TenantSettings, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTenantSettingsQueryOptions(options), client);

/**
 * Send the version you last read; 409 if the record has been saved since. Omitted fields stay unchanged.
 * @summary Update the brand, theme, locale, sender and feature switches
 */
export const useUpdateTenantSettings = <C = unknown>(options?: MutationInit<TenantSettings, { data: TenantSettingsUpdate }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: TenantSettingsUpdate }, C> =>
  useSend('updateTenantSettings', ({ data }, init) => calls.updateTenantSettings(data, init), options, client);

/**
 * Takes a PNG or JPEG picture; omitting data removes the logo. Returns the settings with their new version.
 * @summary Replace or remove the logo
 */
export const useUploadTenantLogo = <C = unknown>(options?: MutationInit<TenantSettings, { data: LogoUpload }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: LogoUpload }, C> =>
  useSend('uploadTenantLogo', ({ data }, init) => calls.uploadTenantLogo(data, init), options, client);

/**
 * The host name serves once its ownership is proven; hosts in the answer says how to prove it.
 * @summary Add a host name
 */
export const useAddTenantHost = <C = unknown>(options?: MutationInit<TenantSettings, { data: HostNameInput }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: HostNameInput }, C> =>
  useSend('addTenantHost', ({ data }, init) => calls.addTenantHost(data, init), options, client);

/**
 * hosts in the answer says what was found.
 * @summary Check the ownership proof of a host name now
 */
export const useCheckTenantHost = <C = unknown>(options?: MutationInit<TenantSettings, { data: HostNameInput }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: HostNameInput }, C> =>
  useSend('checkTenantHost', ({ data }, init) => calls.checkTenantHost(data, init), options, client);

/**
 * The marketplace can no longer be reached by that name. The last host name cannot be removed.
 * @summary Remove a host name
 */
export const useRemoveTenantHost = <C = unknown>(options?: MutationInit<TenantSettings, { data: HostNameInput }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: HostNameInput }, C> =>
  useSend('removeTenantHost', ({ data }, init) => calls.removeTenantHost(data, init), options, client);

/**
 * Send the version you last read. service names the service, choice its provider. Secrets are sealed and never returned.
 * @summary Choose and configure the provider of an external service (DECISIONS 6)
 */
export const useChooseProvider = <C = unknown>(options?: MutationInit<TenantSettings, { data: ProviderChoice }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: ProviderChoice }, C> =>
  useSend('chooseProvider', ({ data }, init) => calls.chooseProvider(data, init), options, client);

/**
 * Send the version you last read; 409 if the settings have been saved since. The first company that is not paused and covers the country is used. An item with an unknown id is new; a company that is left out is removed, which is refused while it has policies in force or rides ahead. Keys are sealed and never returned.
 * @summary Save the list of insurance or transfer companies in its order
 */
export const useSaveCompanies = <C = unknown>(options?: MutationInit<TenantSettings, { data: CompaniesUpdate }, C>, client?: QueryClient): MutationResult<TenantSettings, { data: CompaniesUpdate }, C> =>
  useSend('saveCompanies', ({ data }, init) => calls.saveCompanies(data, init), options, client);

export const getListTenantsQueryKey = (params?: ListTenantsParams) => [`/api/admin/tenants`, ...(params ? [params] : [])] as const;
export const getListTenantsQueryOptions = <T = TenantPage>(params?: ListTenantsParams, options?: AskInit<TenantPage, T>): Asked<TenantPage, T> =>
  ask(getListTenantsQueryKey(params), (init) => calls.listTenants(params, init), options);
/**
 * For platform operators. Search with q.
 * @summary List all marketplaces of the deployment
 */
export const useListTenants = <T = TenantPage>(params?: ListTenantsParams, options?: AskInit<TenantPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTenantsQueryOptions(params, options), client);

/**
 * Returns the marketplace with its URL.
 * @summary Open a marketplace at a host name and invite its first admin
 */
export const useCreateTenant = <C = unknown>(options?: MutationInit<TenantSummary, { data: NewTenant }, C>, client?: QueryClient): MutationResult<TenantSummary, { data: NewTenant }, C> =>
  useSend('createTenant', ({ data }, init) => calls.createTenant(data, init), options, client);
