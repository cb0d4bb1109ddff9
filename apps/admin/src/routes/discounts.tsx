import { oneOf, textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { DiscountsPage } from '../discounts/DiscountsPage.tsx';

interface Search {
  q?: string | undefined;
  state?: 'on' | 'off' | undefined;
  open?: 'new' | undefined;
}

export const Route = createFileRoute('/discounts')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    state: oneOf(search.state, ['on', 'off']),
    open: oneOf(search.open, ['new']),
  }),
  component: DiscountsPage,
});
