import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { OperatorsPage } from '../operators/OperatorsPage.tsx';

interface Search {
  q?: string | undefined;
  state?: 'active' | 'inactive' | undefined;
}

export const Route = createFileRoute('/operators/')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    state: oneOf(search.state, ['active', 'inactive'] as const),
  }),
  component: OperatorsPage,
});
