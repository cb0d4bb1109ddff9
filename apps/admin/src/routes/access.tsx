import { createFileRoute } from '@tanstack/react-router';
import { AccessPage } from '../access/AccessPage.tsx';
import { textOf } from '@caravan/shell/search';

interface Search {
  user?: string | undefined;
  namespace?: string | undefined;
  object?: string | undefined;
  permit?: string | undefined;
}

export const Route = createFileRoute('/access')({
  validateSearch: (search): Search => ({
    user: textOf(search.user),
    namespace: textOf(search.namespace),
    object: textOf(search.object),
    permit: textOf(search.permit),
  }),
  component: AccessPage,
});
