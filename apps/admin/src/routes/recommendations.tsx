import { createFileRoute } from '@tanstack/react-router';
import { textOf } from '@caravan/shell/search';
import { RecommendationsPage } from '../recommendations/RecommendationsPage.tsx';

interface Search {
  q?: string | undefined;
  /** The recommendation that is open, or 'new'. */
  recommendation?: string | undefined;
}

export const Route = createFileRoute('/recommendations')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    recommendation: textOf(search.recommendation),
  }),
  component: RecommendationsPage,
});
