import { type ApiKeySecret, ApiScope } from '@caravan/sdk';
import { createApiKey } from '@caravan/sdk/client';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Dialog } from '@caravan/ui/Dialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { type FormEvent, useState } from 'react';
import { words } from './messages.ts';
import { useChange } from '../change/useChange.ts';

export type CreateKeyDialogProps = {
  /** Whom a key may act for; a single one is not asked for. */
  operators: readonly { id: string; label: string }[];
  onMade: (made: ApiKeySecret) => void;
  onClose: () => void;
};

const formId = 'api-key';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUnchosen(!operatorId);
    if (!operatorId) return;
    create.run(operatorId, {
      name,
      scopes: scopes as ApiScope[],
      ...(days && { expiresInDays: Number(days) }),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.create}
      size="md"
      dismissable={!create.isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={create.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={create.isPending}>
            {words.create}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        {create.error && Object.keys(fields).length === 0 && (
          <Alert tone="error">{create.error.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}
