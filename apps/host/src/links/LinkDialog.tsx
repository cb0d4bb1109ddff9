import type { Link } from '@caravan/sdk';
import { updateMyLink } from '@caravan/sdk/client';
import { updateMyLinkForm } from '@caravan/sdk/forms';
import { getListMyLinksQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { TextField } from '@caravan/ui/TextField';
import { words } from './messages.ts';

export type LinkDialogProps = { link: Link; onClose: () => void };

/** Where to redirect people after they have answered or signed up. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const save = useChange(updateMyLink, {
    failed: 'here',
    done: words.saved,
    refresh: [getListMyLinksQueryKey()],
    onDone: onClose,
  });
  const form = useForm({
    rules: updateMyLinkForm,
    values: { destination: link.destination },
    input: (values) => ({ ...values, version: link.version }),
    send: (input) => save.send(link.id, input),
  });
  return (
    <FormDialog
      form={form}
      title={words.change}
      text={words.types[link.linkType]}
      submitLabel={words.save}
      onClose={onClose}
    >
      <TextField
        label={words.destination}
        description={words.destinationHelp}
        {...form.field('destination')}
        autoFocus
      />
    </FormDialog>
  );
}
