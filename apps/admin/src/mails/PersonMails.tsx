import { listEmails } from '@caravan/sdk/client';
import { getListEmailsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Select } from '@caravan/ui/Select';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';
import { useMailTable } from './useMailTable.tsx';

const MailDrawer = lazy(() => import('./MailDrawer.tsx'));

/** Emails to the people of something, such as an order; with several people, one at a time. */
export function PersonMails({ addresses }: { addresses: readonly string[] }) {
  const people = [...new Set(addresses)];
  const [chosen, setChosen] = useState(people[0]);
  if (chosen === undefined)
    return (
      <EmptyState title={words.noAddress} art="letter" level={3}>
        {words.noAddressText}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      {people.length > 1 && (
        <Select
          label={words.whose}
          options={people.map((address) => ({ id: address, label: address }))}
          value={chosen}
          onChange={setChosen}
          className="max-w-sm"
        />
      )}
      <Mails key={chosen} recipient={chosen} />
    </div>
  );
}

function Mails({ recipient }: { recipient: string }) {
  const mails = useList(
    listEmails,
    getListEmailsQueryKey,
    { recipient },
    { order: 'here', throwOnError: false },
  );
  const [email, open, close] = useOpened('email');
  const table = useMailTable(open, false);
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
