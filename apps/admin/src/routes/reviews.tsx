import { oneOf, textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '../reviews/ReviewsPage.tsx';
import { reviewStates } from '../reviews/states.ts';

interface Search {
  q?: string | undefined;
  state?: (typeof reviewStates)[number] | undefined;
}

export const Route = createFileRoute('/reviews')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    state: oneOf(search.state, reviewStates),
  }),
  component: ReviewsPage,
});
