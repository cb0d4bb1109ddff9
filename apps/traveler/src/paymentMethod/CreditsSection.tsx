import type { Credit } from '@caravan/sdk';
import { transferCredit } from '@caravan/sdk/client';
import { transferCreditForm } from '@caravan/sdk/forms';
import { getListCreditsQueryKey, getListCreditsQueryOptions } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';

/** Trip credits: the remaining amount and expiry of each, with an option to transfer it. */
export function CreditsSection() {
  const format = useFormat();
  const { items, usableMinor, currency } = useLoaded(getListCreditsQueryOptions());
  const [giving, setGiving] = useState<Credit>();
  return (
    <Card title={words.credits}>
      {items.length === 0 ? (
        <>
          <p>{words.noCredits}</p>
          <p className="mt-1 text-muted">{words.noCreditsText}</p>
        </>
      ) : (
        <>
          <p className="text-lg">{words.creditsText(format.money(usableMinor, currency, { trim: false }))}</p>
          <ul className="mt-5 divide-y divide-line">
            {items.map((credit) => (
              <CreditRow key={credit.id} credit={credit} onGive={() => setGiving(credit)} />
            ))}
          </ul>
        </>
      )}
      {giving && <GiveDialog credit={giving} onClose={() => setGiving(undefined)} />}
    </Card>
  );
}

function CreditRow({ credit, onGive }: { credit: Credit; onGive: () => void }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, credit.currency, { trim: false });
  const lastDay = format.date(credit.expiresOn, 'MMMM DD, YYYY');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="tabular font-medium">
          {words.left(money(credit.leftMinor), money(credit.amountMinor))}
        </p>
        <p className="text-sm text-muted">{credit.reason}</p>
        <p className={`text-sm ${credit.expired ? 'text-red' : 'text-muted'}`}>
          {credit.expired ? words.expired(lastDay) : words.expires(lastDay)}
        </p>
      </div>
      {!credit.expired && credit.leftMinor > 0 && (
        <Button size="sm" variant="secondary" onPress={onGive}>
          {words.give}
        </Button>
      )}
    </li>
  );
}

function GiveDialog({ credit, onClose }: { credit: Credit; onClose: () => void }) {
  const format = useFormat();
  const amount = format.money(credit.leftMinor, credit.currency, { trim: false });
  const give = useChange(transferCredit, {
    failed: 'here',
    done: (_, __, { email }) => words.given(amount, email),
    refresh: [getListCreditsQueryKey()],
    onDone: onClose,
  });
  const form = useForm({
    rules: transferCreditForm,
    values: { email: '' },
    send: (input) => give.send(credit.id, input),
  });
  return (
    <FormDialog
      form={form}
      title={words.giveTitle(amount)}
      text={words.giveText}
      submitLabel={words.giveDo}
      onClose={onClose}
    >
      <TextField label={words.giveEmail} type="email" autoComplete="off" {...form.field('email')} />
    </FormDialog>
  );
}
