import { LinkType } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '../links/LinksPage.tsx';

type Search = { q?: string; linkType?: LinkType };

export const Route = createFileRoute('/links')({
  staticData: { title: 'Links' },
  validateSearch: ({ q, linkType }): Search => ({
    q: typeof q === 'string' && q !== '' ? q : undefined,
    linkType: Object.values(LinkType).find((one) => one === linkType),
  }),
  component: LinksPage,
});
