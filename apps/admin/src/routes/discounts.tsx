import { textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { DiscountsPage } from '../discounts/DiscountsPage.tsx';

export const Route = createFileRoute('/discounts')({
  validateSearch: (search): { q?: string | undefined } => ({ q: textOf(search.q) }),
  component: DiscountsPage,
});
