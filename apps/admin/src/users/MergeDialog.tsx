import { ApiError, type MergeCalculation, type MergeCount, type Profile } from '@caravan/sdk';
import { calculateMerge, mergeUsers } from '@caravan/sdk/client';
import { Alert } from '@caravan/ui/Alert';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { PersonPicker } from '../access/PersonPicker.tsx';
import { Facts } from '../list/Facts.tsx';
import { QuotedDialog } from '../money/QuotedDialog.tsx';
import { merge as w } from './mergeMessages.ts';
import { nameOf } from './user.ts';

export type MergeDialogProps = {
  /** The account to keep. */
  user: Profile;
  onClose: () => void;
};

/** Merges another of a traveler's accounts into this one, after showing both people and what moves. */
export default function MergeDialog({ user, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState<string>();
  const [reason, setReason] = useState('');
  const why = reason.trim();
  return (
    <QuotedDialog<MergeCalculation & { otherId: string }>
      title={w.title(nameOf(user))}
      text={w.text(user.email)}
      onQuote={async () => {
        if (!otherId) throw new ApiError(400, 'invalid_input', w.otherRequired);
        if (why === '') throw new ApiError(400, 'invalid_input', w.reasonRequired);
        return { ...(await calculateMerge(user.id, { otherId })), otherId };
      }}
      impossible={(q) => !q.possible}
      describe={(q) => <Outcome quote={q} />}
      confirmLabel={() => w.confirm}
      danger
      onConfirm={(q, request) =>
        mergeUsers(
          user.id,
          { otherId: q.otherId, reason: why, version: q.stays.version, otherVersion: q.goes.version },
          request,
        )
      }
      done={w.done}
      onClose={onClose}
    >
      <PersonPicker label={w.other} placeholder={w.search} value={otherId} onChange={setOtherId} />
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

function Outcome({ quote }: { quote: MergeCalculation }) {
  const people: [string, string][] = [
    [w.stays, `${quote.stays.name} · ${quote.stays.email}`],
    [w.goes, `${quote.goes.name} · ${quote.goes.email}`],
  ];
  if (!quote.possible)
    return (
      <div className="flex flex-col gap-4">
        <Facts split rows={people} />
        {quote.reasons.map((reason) => (
          <Alert key={reason} tone="warning">
            {reason}
          </Alert>
        ))}
      </div>
    );
  const list = (counts: MergeCount[]) => counts.map(({ part, count }) => w.parts[part](count)).join(', ');
  return (
    <div className="flex flex-col gap-4">
      <Facts
        split
        rows={[
          ...people,
          [w.moves, list(quote.moves) || w.nothing],
          ...(quote.ends.length > 0 ? [[w.ends, list(quote.ends)] as [string, string]] : []),
        ]}
      />
      <p className="text-sm text-muted">{w.told}</p>
    </div>
  );
}
