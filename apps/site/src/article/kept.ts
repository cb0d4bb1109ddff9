import { kept } from '@caravan/shell/kept';

export const KeptArticle = kept('article', () =>
  import.meta.env.SSR ? import('./ServedArticle.tsx') : import('./OwnArticle.tsx'),
);
