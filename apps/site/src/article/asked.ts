import type { PublicSitePageKey, SitePageLanguage } from '@caravan/sdk';
import { getGetPublicSitePageQueryOptions } from '@caravan/sdk/react-query';
import { language } from '@caravan/words';

export const articles = ['terms', 'privacy', 'imprint', 'help'] as const satisfies PublicSitePageKey[];

/** The call for a page at its address, in the language of the page around it. */
export function articleAsked(page: PublicSitePageKey, query: string) {
  const version = Number(new URLSearchParams(query).get('version') ?? 0);
  return getGetPublicSitePageQueryOptions(page, {
    language: language as SitePageLanguage,
    ...(Number.isInteger(version) && version > 0 && { version }),
  });
}
