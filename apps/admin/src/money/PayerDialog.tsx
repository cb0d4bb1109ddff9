import type { Booking, ChangePayer } from '@caravan/sdk';
import { changePayer } from '@caravan/sdk/client';
import { changePayerForm } from '@caravan/sdk/forms';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { RadioGroup } from '@caravan/ui/RadioGroup';
import { TextArea } from '@caravan/ui/TextArea';
import { words } from './messages.ts';

export type PayerDialogProps = { booking: Booking; onClose: () => void };

type Values = { participantId: string; reason: string };
const w = words.payer;

/** Makes another traveler the payer of a booking from now on. */
export default function PayerDialog({ booking, onClose }: PayerDialogProps) {
  const payers = booking.payers ?? [];
  const save = useChange(changePayer, { failed: 'here', done: w.done, onDone: onClose });
  const form = useForm<Values, ChangePayer>({
    rules: changePayerForm,
    values: { participantId: payers[0]?.participantId ?? '', reason: '' },
    input: ({ participantId, reason }) => ({
      participantId,
      reason: reason.trim(),
      version: booking.version,
    }),
    check: ({ reason }): Record<string, string> => (reason.trim() ? {} : { reason: w.reasonRequired }),
    send: (input) => save.send(booking.id, input),
  });
  const { firstName, lastName } = booking.customer;
  return (
    <FormDialog
      form={form}
      title={w.title}
      text={w.text(`${firstName} ${lastName}`)}
      submitLabel={w.confirm}
      onClose={onClose}
    >
      <RadioGroup
        label={w.who}
        options={payers.map(({ participantId, name }) => ({ id: participantId, label: name }))}
        {...form.field('participantId')}
      />
      <TextArea label={w.reason} rows={3} limit={1000} {...form.field('reason')} />
    </FormDialog>
  );
}
