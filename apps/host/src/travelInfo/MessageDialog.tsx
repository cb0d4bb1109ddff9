import type { TravelerAudience, TravelerEmail, Trip } from '@caravan/sdk';
import { previewTravelerEmail, sendEmailToTravelers } from '@caravan/sdk/client';
import { sendEmailToTravelersForm } from '@caravan/sdk/forms';
import { getGetTripDetailsQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useEffect, useState } from 'react';
import { messageWords as words } from './messages.ts';

export type MessageDialogProps = {
  trip: Trip;
  /** Set for a reminder to travelers whose trip form is incomplete. */
  onlyMissing: boolean;
  onClose: () => void;
};

const groups = {
  everyone: {},
  confirmed: { statuses: ['confirmed'] },
  pending: { statuses: ['pending'] },
  waitlist: { statuses: ['waitlist', 'awaiting'] },
  missing: { onlyMissingForms: true },
} satisfies Record<string, Omit<TravelerAudience, 'tripId'>>;
type Group = keyof typeof groups;
type Values = { group: Group; subject: string; message: string };

const options = (Object.keys(groups) as Group[]).map((id) => ({ id, label: words.audiences[id] }));

/** A message to travelers: recipients, text, and a final check with their number (H-547). */
export function MessageDialog({ trip, onlyMissing, onClose }: MessageDialogProps) {
  const format = useFormat();
  const [asked, setAsked] = useState<TravelerEmail>();
  const audience = useChange(previewTravelerEmail, { failed: 'here' });
  const send = useChange(sendEmailToTravelers, {
    failed: 'here',
    done: (sent) => words.sent(sent.recipients),
    refresh: [getGetTripDetailsQueryKey(trip.id)],
    onDone: onClose,
  });
  const due = trip.dates?.tripFormDue;
  const values: Values = {
    group: onlyMissing ? 'missing' : 'everyone',
    subject: onlyMissing ? words.reminderSubject(trip.name) : '',
    message: !onlyMissing ? '' : due ? words.reminder(trip.name, due) : words.reminderNoDay(trip.name),
  };
  const form = useForm({
    rules: sendEmailToTravelersForm,
    values,
    input: ({ group, subject, message }): TravelerEmail => ({
      tripId: trip.id,
      subject,
      message,
      ...groups[group],
    }),
    send: (input) => setAsked(input),
  });
  const { group } = form.values;
  const { run } = audience;
  useEffect(() => run({ tripId: trip.id, ...groups[group] }), [run, trip.id, group]);
  const { recipients = 0, firstNames = [] } = audience.data ?? {};
  const named =
    recipients > firstNames.length ? [...firstNames, words.more(recipients - firstNames.length)] : firstNames;
  const reach = audience.isPending
    ? words.counting
    : (audience.problem ?? (recipients === 0 ? words.nobody : words.goesTo(recipients, format.list(named))));
  if (asked)
    return (
      <ConfirmDialog
        isOpen
        title={words.confirmTitle(recipients)}
        confirmLabel={words.send(recipients)}
        cancelLabel={words.back}
        isPending={send.isPending}
        error={send.problem}
        disabledReason={recipients === 0 ? words.nobody : undefined}
        onConfirm={() => send.run(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p className="text-sm text-muted">{reach}</p>
        <div className="mt-4 rounded-lg border border-line bg-surface p-5">
          <p className="font-medium">{asked.subject}</p>
          <p className="mt-3 text-sm">{words.greeting(firstNames[0] ?? '')}</p>
          <p className="mt-3 text-sm whitespace-pre-line">{asked.message}</p>
        </div>
      </ConfirmDialog>
    );
  return (
    <FormDialog
      form={form}
      title={words.title}
      text={words.text}
      submitLabel={words.next}
      cancelLabel={words.cancel}
      size="md"
      onClose={onClose}
    >
      <Select label={words.who} options={options} description={reach} {...form.field('group')} />
      <TextField label={words.subject} maxLength={200} {...form.field('subject')} />
      <TextArea label={words.message} rows={8} {...form.field('message')} />
    </FormDialog>
  );
}
