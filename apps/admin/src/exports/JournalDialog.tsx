import { exportJournal } from '@caravan/sdk/client';
import { exportJournalForm } from '@caravan/sdk/forms';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { DatePicker } from '@caravan/ui/DatePicker';
import { words } from './messages.ts';

type Values = { from: string | null; to: string | null };
const blank: Values = { from: null, to: null };

/** Requests an export of the ledger for a period. */
export default function JournalDialog({ onClose }: { onClose: () => void }) {
  const start = useChange(exportJournal, { failed: 'here', done: words.started, onDone: onClose });
  const form = useForm({
    rules: exportJournalForm,
    values: blank,
    input: ({ from, to }) => ({ from: from ?? '', to: to ?? '' }),
    check: ({ from, to }) => ({
      ...(!from && { from: words.missing }),
      ...(!to && { to: words.missing }),
    }),
    send: start.send,
  });
  return (
    <FormDialog
      form={form}
      title={words.journalTitle}
      text={words.journalText}
      submitLabel={words.journal}
      onClose={onClose}
    >
      <DatePicker label={words.from} {...form.field('from')} isRequired />
      <DatePicker label={words.to} {...form.field('to')} isRequired />
    </FormDialog>
  );
}
