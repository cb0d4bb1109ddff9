import { t } from '@lingui/core/macro';

/** Messages for embedding a trip on the host's own website. */
export const siteWords = {
  title: t`On your own website`,
  text: t`A card with the price and the spots left. Travelers book without leaving your website.`,
  sites: t`Allowed websites`,
  none: t`No website is allowed yet. The card stays empty until you add one.`,
  origin: t`Address of your website`,
  originHelp: t`For example https://example.com. Only websites in this list can show your trips.`,
  allow: t`Allow website`,
  allowed: t`Website allowed`,
  refuse: (origin: string) => t`Remove ${origin}`,
  refused: t`Website removed`,
  failed: t`Your websites couldn’t be loaded.`,
  where: t`Your website is made with`,
  kinds: { plain: t`HTML`, wordpress: 'WordPress', shopify: 'Shopify' },
  code: t`Code to paste`,
  steps: {
    plain: t`Paste the code into the page where the card should stand.`,
    wordpress: t`Add a “Custom HTML” block to the page and paste the code into it.`,
    shopify: t`In the theme editor, add a section “Custom Liquid”, and paste the code into it.`,
  },
  copyFailed: t`The code could not be copied.`,
};
