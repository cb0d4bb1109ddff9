import { Group, ProfileStatus } from '@caravan/sdk';
import { createFileRoute } from '@tanstack/react-router';
import { oneOf, textOf } from '@caravan/shell/search';
import { UsersPage } from '../users/UsersPage.tsx';

interface Search {
  q?: string | undefined;
  group?: Group | undefined;
  status?: ProfileStatus | undefined;
  /** The user whose details are open. */
  user?: string | undefined;
  open?: 'invite' | undefined;
}

export const Route = createFileRoute('/users/')({
  // The admins' landing page is bundled with the frame, in one file.
  codeSplitGroupings: [],
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    group: oneOf(search.group, Object.values(Group)),
    status: oneOf(search.status, Object.values(ProfileStatus)),
    user: textOf(search.user),
    open: oneOf(search.open, ['invite']),
  }),
  component: UsersPage,
});
