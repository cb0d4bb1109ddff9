import { oneOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { ReviewsPage } from '../reviews/ReviewsPage.tsx';
import { reviewStates } from '../reviews/states.ts';

interface Search {
  state?: (typeof reviewStates)[number] | undefined;
}

export const Route = createFileRoute('/reviews')({
  validateSearch: (search): Search => ({ state: oneOf(search.state, reviewStates) }),
  component: ReviewsPage,
});
