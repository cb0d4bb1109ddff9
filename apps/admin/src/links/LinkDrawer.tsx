import { adminGetLink, adminUpdateLink } from '@caravan/sdk/client';
import { adminUpdateLinkForm } from '@caravan/sdk/forms';
import { getAdminGetLinkQueryKey, useAdminGetLink } from '@caravan/sdk/react-query';
import { History } from '../audit/History.tsx';
import { words as shared } from '../records/messages.ts';
import { RecordDrawer } from '../records/RecordDrawer.tsx';
import type { FormField } from '../records/RecordField.tsx';
import { useRecord } from '../records/useRecord.ts';
import { typeWords, words } from './messages.ts';

export type LinkDrawerProps = { id: string; onClose: () => void };

const fields: FormField[] = [
  { name: 'destination', label: words.destination, help: words.destinationHelp },
  {
    name: 'active',
    label: words.active,
    kind: 'flag',
    options: [
      { id: 'true', label: shared.yes },
      { id: 'false', label: shared.no },
    ],
  },
];

/** One link of a host. */
export default function LinkDrawer({ id, onClose }: LinkDrawerProps) {
  const link = useAdminGetLink(id);
  const { onSave, onReload } = useRecord(id, getAdminGetLinkQueryKey(id), {
    get: adminGetLink,
    update: adminUpdateLink,
  });
  const l = link.data;
  return (
    <RecordDrawer
      title={l?.path ?? words.title}
      record={l}
      error={link.error}
      onRetry={() => void link.refetch()}
      fields={fields}
      rules={adminUpdateLinkForm}
      facts={
        l && [
          [words.columns.type, typeWords[l.linkType]],
          [words.host, l.hostName],
          [words.path, l.url],
          l.locked && [words.locked, l.lockedReason],
        ]
      }
      onSave={onSave}
      onReload={onReload}
      onClose={onClose}
    >
      <h3 className="mt-8 mb-4 text-base font-semibold">{words.history}</h3>
      <History objectType="Link" objectId={id} />
    </RecordDrawer>
  );
}
