import type { PublicSitePage } from '@caravan/sdk';
import { RichText } from '@caravan/ui/RichText';
import { Written } from './Written.tsx';

/** The page in a browser that got no rendered one. */
export default function OwnArticle({ article }: { article: PublicSitePage }) {
  return (
    <Written article={article}>
      <RichText html={article.html} />
    </Written>
  );
}
