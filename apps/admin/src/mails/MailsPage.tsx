import { listEmails } from '@caravan/sdk/client';
import { getListEmailsQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useBulk } from '../bulk/useBulk.tsx';
import { words } from './messages.ts';
import { type MailState, states } from './state.ts';
import { useHooks } from './useHooks.ts';
import { useMailTable } from './useMailTable.tsx';

const MailDrawer = lazy(() => import('./MailDrawer.tsx'));
const route = getRouteApi('/emails');

/** All of the marketplace's emails, with their delivery status. */
export function MailsPage() {
  const { email: _, state, ...asked } = route.useSearch();
  const [email, open, close] = useOpened('email');
  const narrowed = { ...asked, ...(state && states[state]) };
  const mails = useList(listEmails, getListEmailsQueryKey, narrowed);
  const bulk = useBulk('resendEmails', narrowed);
  const table = useMailTable(open);
  const hooks = useHooks();
  return (
    <ListPage
      {...table}
      {...bulk}
      title={words.title}
      description={words.description}
      search={words.search}
      filters={[
        {
          name: 'hook',
          label: words.kind,
          all: words.allKinds,
          options: Object.values(hooks).map(({ hook, name }) => ({ id: hook, label: name })),
        },
        {
          name: 'state',
          label: words.state,
          all: words.allStates,
          options: (Object.keys(states) as MailState[]).map((id) => ({ id, label: words.states[id] })),
        },
      ]}
      list={mails}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      <Suspense fallback={null}>{email && <MailDrawer id={email} onClose={close} />}</Suspense>
    </ListPage>
  );
}
