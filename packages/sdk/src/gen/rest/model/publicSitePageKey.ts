
/**
 * The pages that have an address of their own.
 */
export type PublicSitePageKey = typeof PublicSitePageKey[keyof typeof PublicSitePageKey];


export const PublicSitePageKey = {
  terms: 'terms',
  privacy: 'privacy',
  imprint: 'imprint',
  help: 'help',
} as const;
