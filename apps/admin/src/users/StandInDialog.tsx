import type { Profile } from '@caravan/sdk';
import { useForm } from '@caravan/shell/useForm';
import { FormDialog } from '@caravan/shell/FormDialog';
import { TextArea } from '@caravan/ui/TextArea';
import { person } from './personMessages.ts';
import { nameOf } from './user.ts';
import { useStandIn } from './useStandIn.ts';

export type StandInDialogProps = { user: Profile; onClose: () => void };

/** Asks for a reason, starts impersonation, and redirects to the person's own portal (H-038). */
export function StandInDialog({ user, onClose }: StandInDialogProps) {
  const start = useStandIn();
  const form = useForm({
    values: { reason: '' },
    input: ({ reason }) => ({ reason: reason.trim() }),
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : person.reasonRequired }),
    send: ({ reason }) => start.send(user.id, reason),
  });
  const name = nameOf(user);
  return (
    <FormDialog
      form={form}
      title={person.standInFor(name)}
      submitLabel={person.start}
      isPending={start.isSuccess}
      className="flex flex-col gap-4"
      onClose={onClose}
    >
      <p className="text-muted">{person.standInText(name)}</p>
      <TextArea
        label={person.reason}
        description={person.reasonHelp}
        {...form.field('reason')}
        rows={3}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
