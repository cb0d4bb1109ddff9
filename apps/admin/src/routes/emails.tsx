import { oneOf, textOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '../mails/MailsPage.tsx';
import { type MailState, states } from '../mails/state.ts';

interface Search {
  q?: string | undefined;
  hook?: string | undefined;
  state?: MailState | undefined;
  /** The email that is open. */
  email?: string | undefined;
}

export const Route = createFileRoute('/emails')({
  validateSearch: (search): Search => ({
    q: textOf(search.q),
    hook: textOf(search.hook),
    state: oneOf(search.state, Object.keys(states) as MailState[]),
    email: textOf(search.email),
  }),
  component: MailsPage,
});
