import { getGetPoliciesQueryKey } from '@caravan/sdk/react-query';
import { toApiError } from '@caravan/sdk';
import { updatePolicies } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';
import { changesOf, type Draft, draftOf, type PolicyGroup } from './policy.ts';
import { PolicyField } from './PolicyField.tsx';

export type PolicyDialogProps = { group: PolicyGroup; version: number; onClose: () => void };

/** The policies of one group as a form; what cannot be used is said at its field. */
export function PolicyDialog({ group, version, onClose }: PolicyDialogProps) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const items = group.rows.map((row) => row.item);
  const save = useChange(updatePolicies, {
    failed: 'here',
    done: words.saved,
    onDone: (policies) => {
      client.setQueryData(getGetPoliciesQueryKey(), policies);
      onClose();
    },
  });
  const submit = () => {
    const changes = changesOf(items, drafts);
    if (changes.length === 0) onClose();
    else save.run({ version, items: changes });
  };
  const failure = save.error ? toApiError(save.error) : undefined;
  const fields = failure?.fields ?? {};
  // A fault inside a list, such as "payment.reminderDays[1]", is told at the list.
  const errorAt = (path: string) =>
    fields[path] ?? Object.entries(fields).find(([field]) => field.startsWith(`${path}[`))?.[1];
  const shown = group.rows.some((row) => errorAt(row.item.path));
  return (
    <FormDialog
      title={group.title}
      submitLabel={words.save}
      isPending={save.isPending}
      error={failure}
      size="md"
      className="grid gap-5 sm:grid-cols-2"
      {...(!shown && { shown: [] })}
      onSubmit={submit}
      onClose={onClose}
    >
      {group.rows.map((row) => (
        <PolicyField
          key={row.item.path}
          row={row}
          value={drafts[row.item.path] ?? (row.item.path in drafts ? null : draftOf(row.item))}
          onChange={(value) => setDrafts((now) => ({ ...now, [row.item.path]: value }))}
          error={errorAt(row.item.path)}
        />
      ))}
    </FormDialog>
  );
}
