import type { Host, ReferrerInput } from '@caravan/sdk';
import { listHostMetadata, setHostReferrer } from '@caravan/sdk/client';
import { setHostReferrerForm } from '@caravan/sdk/forms';
import { getListAuditLogsQueryKey } from '@caravan/sdk/react-query';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { words } from './messages.ts';

export type ReferrerProps = { host: Host; onClose: () => void };

type Values = { referrer: { id: string; name: string } | null };
const blank: Values = { referrer: null };
const w = words.referrer;

/** Records who referred a host. The first record is final. */
export default function Referrer({ host, onClose }: ReferrerProps) {
  const save = useChange(setHostReferrer, {
    failed: 'here',
    done: w.done,
    refresh: [getListAuditLogsQueryKey()],
    onDone: onClose,
  });
  const form = useForm<Values, ReferrerInput>({
    rules: setHostReferrerForm,
    values: blank,
    input: ({ referrer }) => ({ referrerId: referrer?.id ?? '' }),
    names: { referrerId: 'referrer' },
    check: ({ referrer }): Record<string, string> => (referrer ? {} : { referrer: w.missing }),
    send: (input) => save.send(host.id, input),
  });
  return (
    <FormDialog
      form={form}
      title={w.open}
      text={w.text(host.displayName)}
      submitLabel={w.save}
      onClose={onClose}
    >
      <MetadataPicker
        label={w.who}
        list="hosts"
        find={listHostMetadata}
        describe={(facts) => facts.email ?? ''}
        {...form.field('referrer')}
        isRequired
      />
    </FormDialog>
  );
}
