import type { PublicSitePageKey } from '@caravan/sdk';
import type { DocumentPage } from '@caravan/shell/documentPage';
import { ArticlePage } from '../article/ArticlePage.tsx';

export const article: DocumentPage = {
  Content: ({ name, query }) => <ArticlePage page={name as PublicSitePageKey} query={query} />,
};
