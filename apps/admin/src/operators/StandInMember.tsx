import { useListOperatorMembers } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useForm } from '@caravan/shell/useForm';
import { Alert } from '@caravan/ui/Alert';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { words as shared } from '../records/messages.ts';
import { person } from '../users/personMessages.ts';
import { useStandIn } from '../users/useStandIn.ts';
import { words } from './messages.ts';

const signsIn = { invited: false, active: true, disabled: false };

export type StandInMemberProps = { operatorId: string; name: string; onClose: () => void };

/** Asks which of an operator's people to impersonate, and why. */
export default function StandInMember({ operatorId, name, onClose }: StandInMemberProps) {
  const { data, error } = useListOperatorMembers(operatorId, { query: { throwOnError: false } });
  const people = (data?.items ?? []).filter((m) => signsIn[m.status]);
  const start = useStandIn();
  const form = useForm({
    values: { member: '', reason: '' },
    input: ({ member, reason }) => ({ member, reason: reason.trim() }),
    check: ({ member, reason }) => ({
      member: member ? undefined : words.standIn.memberRequired,
      reason: reason.trim() ? undefined : person.reasonRequired,
    }),
    send: ({ member, reason }) => start.send(member, reason),
  });
  return (
    <FormDialog
      form={form}
      title={words.standIn.title(name)}
      submitLabel={person.start}
      isPending={start.isSuccess}
      className="flex flex-col gap-4"
      onClose={onClose}
    >
      <p className="text-muted">{words.standIn.text}</p>
      {error && <Alert tone="error">{error.message}</Alert>}
      {data && people.length === 0 ? (
        <Alert>{words.standIn.nobody}</Alert>
      ) : (
        <Select
          label={words.standIn.member}
          options={people.map((m) => ({ id: m.id, label: `${m.name} · ${shared.roles[m.role]}` }))}
          {...form.field('member')}
          isRequired
        />
      )}
      <TextArea
        label={person.reason}
        description={person.reasonHelp}
        {...form.field('reason')}
        rows={3}
        isRequired
      />
    </FormDialog>
  );
}
