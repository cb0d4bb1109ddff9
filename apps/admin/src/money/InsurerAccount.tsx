import { setInsurerPayoutAccount } from '@caravan/sdk/client';
import { getAdminListPayablesQueryKey, getAdminListPayoutsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '@caravan/shell/FormDialog';
import { words } from './messages.ts';

const w = words.payables;

/** Where an insurer's premiums go. What is kept is shown to nobody again. */
export function InsurerAccount({ insurer, onClose }: { insurer: string; onClose: () => void }) {
  const [holder, setHolder] = useState('');
  const [number, setNumber] = useState('');
  const [routing, setRouting] = useState('');
  const save = useChange(setInsurerPayoutAccount, {
    failed: 'here',
    done: w.saved,
    refresh: [getAdminListPayablesQueryKey(), getAdminListPayoutsQueryKey()],
    onDone: onClose,
  });
  const fields = save.error?.fields ?? {};
  return (
    <FormDialog
      title={`${w.setAccount}: ${insurer}`}
      submitLabel={w.setAccount}
      isPending={save.isPending}
      error={save.error}
      shown={['holder', 'number', 'routing']}
      onSubmit={() => save.run(insurer, { holder, number, ...(routing && { routing }) })}
      onClose={onClose}
    >
      <TextField
        label={w.holder}
        value={holder}
        onChange={setHolder}
        error={fields.holder}
        isRequired
        autoFocus
      />
      <TextField label={w.number} value={number} onChange={setNumber} error={fields.number} isRequired />
      <TextField label={w.routing} value={routing} onChange={setRouting} error={fields.routing} />
    </FormDialog>
  );
}
