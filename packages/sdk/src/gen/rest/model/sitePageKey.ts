
/**
 * preparation is what travelers read on trips without a preparation file of their own; hostTerms is part of the services agreement.
 */
export type SitePageKey = typeof SitePageKey[keyof typeof SitePageKey];


export const SitePageKey = {
  terms: 'terms',
  privacy: 'privacy',
  imprint: 'imprint',
  help: 'help',
  preparation: 'preparation',
  hostTerms: 'hostTerms',
} as const;
