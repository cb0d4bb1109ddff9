import type { EmailCampaign, Trip } from '@caravan/sdk';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useSaveTrip } from '../workspace/useTrip.ts';
import { copyWords as words } from './copyWords.ts';
import { stopWords } from './stopWords.ts';

type Audience = 'missed' | 'uncertain' | 'everyone';

export type DuplicateEmailProps = { trip: Trip; email: EmailCampaign; onClose: () => void };

/** Asks whom a draft with the words of an email that has gone out is for, and leads to the draft. */
export function DuplicateEmail({ trip, email, onClose }: DuplicateEmailProps) {
  const navigate = useNavigate();
  const [audience, setAudience] = useState<Audience>('missed');
  const save = useSaveTrip(trip, {
    failed: 'here',
    onSaved: ({ promoteEmails }) => {
      const draft = promoteEmails?.find(({ copyOf, editable }) => copyOf === email.kind && editable);
      toast({ title: words.done });
      onClose();
      if (draft) void navigate({ to: paths.promoteEmail(trip.id, draft.kind) });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => save.save({ promoteEmails: [{ kind: email.kind, copy: audience }] })}
      title={words.title(email.name)}
      confirmLabel={words.confirm}
      isPending={save.isPending}
      error={save.error?.message}
    >
      <p>{words.text}</p>
      <RadioGroup
        className="mt-5"
        label={words.audience}
        value={audience}
        onChange={(id) => setAudience(id as Audience)}
        options={[
          { id: 'missed', label: words.missed, description: stopWords.has(email.sent) },
          ...(email.uncertain > 0
            ? [{ id: 'uncertain', label: words.uncertain, description: words.twice(email.uncertain) }]
            : []),
          { id: 'everyone', label: words.everyone },
        ]}
      />
    </ConfirmDialog>
  );
}
