import { type ApiKeySecret, ApiScope } from '@caravan/sdk';
import { createApiKey } from '@caravan/sdk/client';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';
import { useChange } from '../change/useChange.ts';

export type CreateKeyDialogProps = {
  /** Whom a key may act for; a single one is not asked for. */
  operators: readonly { id: string; label: string }[];
  onMade: (made: ApiKeySecret) => void;
  onClose: () => void;
};

const scopeOptions = Object.values(ApiScope).map((id) => ({ id, label: words.scopeWords[id] }));

/** Makes a key: for what, with which scopes, until when. */
export function CreateKeyDialog({ operators, onMade, onClose }: CreateKeyDialogProps) {
  // Of several, none is chosen beforehand: a key for the wrong operator is shown once and sent to strangers.
  const [operatorId, setOperator] = useState(operators.length === 1 ? operators[0]!.id : null);
  const [unchosen, setUnchosen] = useState(false);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<string[]>([]);
  const [days, setDays] = useState('90');
  // One key for the whole dialog: a second press after a lost answer makes no second key.
  const create = useChange(createApiKey, { failed: 'here', onDone: onMade });
  const fields = create.error?.fields ?? {};
  const submit = () => {
    setUnchosen(!operatorId);
    if (!operatorId) return;
    create.run(operatorId, {
      name,
      scopes: scopes as ApiScope[],
      ...(days && { expiresInDays: Number(days) }),
    });
  };
  return (
    <FormDialog
      title={words.create}
      submitLabel={words.create}
      isPending={create.isPending}
      error={create.error}
      size="md"
      onSubmit={submit}
      onClose={onClose}
    >
      {operators.length > 1 && (
        <Select
          label={words.operator}
          placeholder={words.chooseOperator}
          options={operators}
          value={operatorId}
          onChange={setOperator}
          error={unchosen && !operatorId ? words.operatorRequired : undefined}
          isRequired
        />
      )}
      <TextField
        label={words.name}
        description={words.nameHelp}
        value={name}
        onChange={setName}
        maxLength={80}
        error={fields.name}
        isRequired
        autoFocus
      />
      <CheckboxGroup
        label={words.columns.scopes}
        options={scopeOptions}
        value={scopes}
        onChange={setScopes}
        columns={2}
        error={fields.scopes}
        isRequired
      />
      <Select label={words.expires} options={words.lifetimes} value={days} onChange={setDays} />
    </FormDialog>
  );
}
