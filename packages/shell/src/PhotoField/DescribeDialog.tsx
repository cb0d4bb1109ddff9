import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { useForm } from '../form/useForm.ts';
import { words } from './messages.ts';

export type DescribeDialogProps = { text: string; onDone: (text: string) => void; onClose: () => void };

/** Changes what a photo says to people who can't see it. */
export function DescribeDialog({ text, onDone, onClose }: DescribeDialogProps) {
  const form = useForm({
    values: { alt: text },
    check: ({ alt }) => ({ alt: alt.trim() ? undefined : words.photoTextMissing }),
    send: ({ alt }) => {
      onDone(alt.trim());
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      form={form}
      title={words.photoText}
      submitLabel={words.keepText}
      cancelLabel={words.cancel}
      onClose={onClose}
    >
      <TextField
        label={words.photoText}
        hideLabel
        description={words.photoTextHelp}
        maxLength={200}
        {...form.field('alt')}
        isRequired
      />
    </FormDialog>
  );
}
