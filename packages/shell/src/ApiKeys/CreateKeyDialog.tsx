import { type ApiKeySecret, ApiScope } from '@caravan/sdk';
import { createApiKey } from '@caravan/sdk/client';
import { createApiKeyForm } from '@caravan/sdk/forms';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { words } from './messages.ts';
import { useChange } from '../change/useChange.ts';
import { useForm } from '../form/useForm.ts';

export type CreateKeyDialogProps = {
  /** Operators a key can act for. With only one, there is no choice. */
  operators: readonly { id: string; label: string }[];
  onMade: (made: ApiKeySecret) => void;
  onClose: () => void;
};

const scopeOptions = Object.values(ApiScope).map((id) => ({ id, label: words.scopeWords[id] }));

/** Creates a key with a purpose, scopes, and an expiry. */
export function CreateKeyDialog({ operators, onMade, onClose }: CreateKeyDialogProps) {
  const create = useChange(createApiKey, { failed: 'here', onDone: onMade });
  const form = useForm({
    rules: createApiKeyForm,
    // With several operators, none is preselected: a key for the wrong one is shown once and then given to strangers.
    values: {
      operatorId: operators.length === 1 ? operators[0]!.id : null,
      name: '',
      scopes: [] as string[],
      days: '90',
    },
    input: ({ name, scopes, days }) => ({
      name,
      scopes: scopes as ApiScope[],
      ...(days && { expiresInDays: Number(days) }),
    }),
    check: ({ operatorId }) => ({ operatorId: operatorId ? undefined : words.operatorRequired }),
    sendFields: (input, { operatorId }) => create.send(operatorId!, input),
  });
  return (
    <FormDialog form={form} title={words.create} submitLabel={words.create} size="md" onClose={onClose}>
      {operators.length > 1 && (
        <Select
          label={words.operator}
          placeholder={words.chooseOperator}
          options={operators}
          {...form.field('operatorId')}
          isRequired
        />
      )}
      <TextField
        label={words.name}
        description={words.nameHelp}
        {...form.field('name')}
        maxLength={80}
        autoFocus
      />
      <CheckboxGroup
        label={words.columns.scopes}
        options={scopeOptions}
        {...form.field('scopes')}
        columns={2}
      />
      <Select label={words.expires} options={words.lifetimes} {...form.field('days')} />
    </FormDialog>
  );
}
