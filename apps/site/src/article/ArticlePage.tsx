import type { PublicSitePageKey } from '@caravan/sdk';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePublicTitle } from '@caravan/shell/usePublicTitle';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { articleAsked } from './asked.ts';
import { KeptArticle } from './kept.ts';

export type ArticlePageProps = {
  page: PublicSitePageKey;
  /** The query string, which can name an earlier version. */
  query: string;
};

/** A page that the marketplace has written, such as its terms. */
export function ArticlePage({ page, query }: ArticlePageProps) {
  const article = useLoaded(articleAsked(page, query));
  usePublicTitle(article.title);
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-[46rem] px-5 pt-12 pb-24 sm:px-8 lg:pt-20">
        <KeptArticle article={article} />
      </div>
    </SiteFrame>
  );
}
