import { EmptyState } from '@caravan/ui/EmptyState';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';
import { MailList } from './MailList.tsx';
import { words } from './messages.ts';

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
      <MailList key={chosen} of={{ recipient: chosen }} />
    </div>
  );
}
