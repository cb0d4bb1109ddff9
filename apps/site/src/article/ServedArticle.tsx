import type { PublicSitePage } from '@caravan/sdk';
import { Written } from './Written.tsx';

/** The text as the server has stored it, which sanitizes whatever it stores. Only the server renders it. */
export default function ServedArticle({ article }: { article: PublicSitePage }) {
  return (
    <Written article={article}>
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: article.html }} />
    </Written>
  );
}
