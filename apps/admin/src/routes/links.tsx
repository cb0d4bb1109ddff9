import { LinkType } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { LinksPage } from '../links/LinksPage.tsx';
import { oneOf, textOf } from '@caravan/shell/search';

interface Search {
  q?: string | undefined;
  type?: LinkType | undefined;
  /** The link whose details are open. */
  link?: string | undefined;
}

export const Route = createFileRoute('/links')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    type: oneOf(search.type, Object.values(LinkType)),
    link: textOf(search.link),
  }),
  component: LinksPage,
});
