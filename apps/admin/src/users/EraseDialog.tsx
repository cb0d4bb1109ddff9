import { ApiError, type ErasureCalculation, type ErasureCount, type Profile } from '@caravan/sdk';
import { calculateErasure, eraseUser } from '@caravan/sdk/client';
import { Alert } from '@caravan/ui/Alert';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { Facts } from '../list/Facts.tsx';
import { QuotedDialog } from '../money/QuotedDialog.tsx';
import { erase as w } from './eraseMessages.ts';
import { nameOf } from './user.ts';

export type EraseDialogProps = { user: Profile; onClose: () => void };

/** Erases a person, after showing what is erased and kept, and asking for the email address. */
export default function EraseDialog({ user, onClose }: EraseDialogProps) {
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const why = reason.trim();
  return (
    <QuotedDialog<ErasureCalculation>
      title={w.title(nameOf(user))}
      text={w.text}
      onQuote={async () => {
        if (email.trim().toLowerCase() !== user.email) throw new ApiError(400, 'invalid_input', w.emailWrong);
        if (why === '') throw new ApiError(400, 'invalid_input', w.reasonRequired);
        return calculateErasure(user.id);
      }}
      impossible={(q) => !q.possible}
      describe={(q) => <Outcome quote={q} />}
      confirmLabel={() => w.confirm(nameOf(user))}
      danger
      onConfirm={(q, request) =>
        eraseUser(user.id, { email: email.trim(), reason: why, version: q.person.version }, request)
      }
      done={w.done}
      onClose={onClose}
    >
      <TextField label={w.email(user.email)} type="email" value={email} onChange={setEmail} isRequired />
      <TextArea
        label={w.reason}
        description={w.reasonHelp}
        value={reason}
        onChange={setReason}
        rows={3}
        limit={1000}
        isRequired
      />
    </QuotedDialog>
  );
}

const list = (counts: ErasureCount[]) => counts.map(({ part, count }) => w.parts[part](count));

function Outcome({ quote }: { quote: ErasureCalculation }) {
  const person: [string, string] = [w.person, `${quote.person.name} · ${quote.person.email}`];
  if (!quote.possible)
    return (
      <div className="flex flex-col gap-4">
        <Facts split rows={[person]} />
        {quote.reasons.map((reason) => (
          <Alert key={reason} tone="warning">
            {reason}
          </Alert>
        ))}
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <Facts
        split
        rows={[
          person,
          [w.goes, [w.always, ...list(quote.erases)].join(', ')],
          [w.stays, [w.trail, ...list(quote.keeps)].join(', ')],
        ]}
      />
      <p className="text-sm text-muted">{w.account}</p>
    </div>
  );
}
