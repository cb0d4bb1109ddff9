import {
  getAdminListPayablesQueryKey,
  getAdminListPayoutsQueryKey,
  useSetInsurerPayoutAccount,
} from '@caravan/sdk/react-query';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../records/FormDialog.tsx';
import { words } from './messages.ts';

const w = words.payables;

/** Where an insurer's premiums go. What is kept is shown to nobody again. */
export function InsurerAccount({ insurer, onClose }: { insurer: string; onClose: () => void }) {
  const client = useQueryClient();
  const [holder, setHolder] = useState('');
  const [number, setNumber] = useState('');
  const [routing, setRouting] = useState('');
  const save = useSetInsurerPayoutAccount({
    mutation: {
      meta: { errorToast: false },
      onSuccess: () => {
        toast({ tone: 'success', title: w.saved });
        for (const queryKey of [getAdminListPayablesQueryKey(), getAdminListPayoutsQueryKey()])
          void client.invalidateQueries({ queryKey });
        onClose();
      },
    },
  });
  const fields = save.error?.fields ?? {};
  return (
    <FormDialog
      title={`${w.setAccount}: ${insurer}`}
      submitLabel={w.setAccount}
      isPending={save.isPending}
      error={save.error}
      shown={['holder', 'number', 'routing']}
      onSubmit={() => save.mutate({ insurer, data: { holder, number, ...(routing && { routing }) } })}
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
