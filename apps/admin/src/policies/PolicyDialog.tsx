import { getGetPoliciesQueryKey } from '@caravan/sdk/react-query';
import { updatePolicies } from '@caravan/sdk/client';
import { updatePoliciesForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useQueryClient } from '@tanstack/react-query';
import { Effects } from './Effects.tsx';
import { words } from './messages.ts';
import { changesOf, type Draft, draftOf, type PolicyGroup } from './policy.ts';
import { PolicyField } from './PolicyField.tsx';

export type PolicyDialogProps = { group: PolicyGroup; version: number; onClose: () => void };

/** A policy's path contains dots and brackets, which have a meaning in field names. */
const nameOf = (place: number) => `policy${place}`;

/** The policies of one group as a form; errors show at their fields. */
export function PolicyDialog({ group, version, onClose }: PolicyDialogProps) {
  const client = useQueryClient();
  const items = group.rows.map((row) => row.item);
  const save = useChange(updatePolicies, {
    failed: 'here',
    done: words.saved,
    onDone: (policies) => {
      client.setQueryData(getGetPoliciesQueryKey(), policies);
      onClose();
    },
  });
  const drafts: Record<string, Draft> = Object.fromEntries(
    items.map((item, i) => [nameOf(i), draftOf(item)]),
  );
  const changesIn = (values: Record<string, Draft>) =>
    changesOf(items, Object.fromEntries(items.map(({ path }, i) => [path, values[nameOf(i)] ?? null])));
  const form = useForm({
    rules: updatePoliciesForm,
    values: drafts,
    input: (values) => ({ version, items: changesIn(values) }),
    names: Object.fromEntries(items.map((item, i) => [item.path, nameOf(i)])),
    send: (changes) => (changes.items.length === 0 ? onClose() : save.send(changes)),
  });
  return (
    <FormDialog
      form={form}
      title={group.title}
      submitLabel={words.save}
      size="md"
      className="grid gap-5 sm:grid-cols-2"
      onClose={onClose}
    >
      {group.rows.map((row, i) => (
        <PolicyField key={row.item.path} row={row} {...form.field(nameOf(i))} />
      ))}
      <Effects rows={group.rows} changes={changesIn(form.values)} />
    </FormDialog>
  );
}
