import { Group } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '../list/search.ts';
import { UsersPage } from '../users/UsersPage.tsx';

interface Search {
  q?: string | undefined;
  group?: Group | undefined;
  /** The user whose details are open. */
  user?: string | undefined;
}

export const Route = createFileRoute('/users')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    group: oneOf(search.group, Object.values(Group)),
    user: textOf(search.user),
  }),
  component: UsersPage,
});
