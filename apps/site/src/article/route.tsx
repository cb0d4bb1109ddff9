import type { PublicSitePageKey } from '@caravan/sdk';
import { useLocation } from '@tanstack/react-router';
import { RouterPlace } from '@caravan/shell/RouterPlace';
import { ArticlePage } from './ArticlePage.tsx';

/** A page that the marketplace has written, where the app's router renders it. */
export const articleRoute = (page: PublicSitePageKey) =>
  function Article() {
    return (
      <RouterPlace>
        <ArticlePage page={page} query={useLocation().searchStr} />
      </RouterPlace>
    );
  };
