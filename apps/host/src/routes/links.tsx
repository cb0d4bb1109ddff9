import { LinkType } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '../links/LinksPage.tsx';
import { titles } from '../titles/messages.ts';

type Search = { q?: string; linkType?: LinkType };

export const Route = createFileRoute('/links')({
  staticData: { title: titles.links },
  validateSearch: ({ q, linkType }): Search => ({
    q: typeof q === 'string' && q !== '' ? q : undefined,
    linkType: Object.values(LinkType).find((one) => one === linkType),
  }),
  component: LinksPage,
});
