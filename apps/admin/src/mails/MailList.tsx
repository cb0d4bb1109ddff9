import type { ListEmailsParams } from '@caravan/sdk';
import { listEmails } from '@caravan/sdk/client';
import { getListEmailsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { useOpened } from '@caravan/shell/useOpened';
import { Card } from '@caravan/ui/Card';
import { lazy, Suspense } from 'react';
import { words } from './messages.ts';
import { useMailTable } from './useMailTable.tsx';

const MailDrawer = lazy(() => import('./MailDrawer.tsx'));

export type MailListProps = { of: Pick<ListEmailsParams, 'recipient' | 'about'> };

/** Emails to an address, or about a record. */
export function MailList({ of }: MailListProps) {
  const mails = useList(listEmails, getListEmailsQueryKey, of, { order: 'here', throwOnError: false });
  const [email, open, close] = useOpened('email');
  const table = useMailTable(open, !of.recipient);
  return (
    <Card padded={false}>
      <ListTable
        {...table}
        label={words.title}
        list={mails}
        empty={words.nonePerson}
        emptyText={words.nonePersonText}
        art="search"
        emptyLevel={3}
      />
      <Suspense fallback={null}>{email && <MailDrawer id={email} onClose={close} />}</Suspense>
    </Card>
  );
}
