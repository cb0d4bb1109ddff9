import { LinkType } from '@caravan/sdk';
import { createLink, listHostMetadata } from '@caravan/sdk/client';
import { getAdminListLinksQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '@caravan/shell/FormDialog';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { typeWords, words } from './messages.ts';

export type NewLinkProps = { onClose: () => void };

const types = Object.values(LinkType).map((id) => ({ id, label: typeWords[id] }));

/** Adds a link to a host. */
export default function NewLink({ onClose }: NewLinkProps) {
  const [host, setHost] = useState<{ id: string; name: string } | null>(null);
  const [type, setType] = useState<LinkType>('survey');
  const [path, setPath] = useState('');
  const [destination, setDestination] = useState('');
  const create = useChange(createLink, {
    failed: 'here',
    done: words.added,
    refresh: [getAdminListLinksQueryKey()],
    onDone: onClose,
  });
  const fields = create.error?.fields ?? {};
  return (
    <FormDialog
      title={words.add}
      submitLabel={words.add}
      isPending={create.isPending}
      error={create.error}
      shown={['hostId', 'path', 'destination']}
      onSubmit={() =>
        create.run({ hostId: host?.id ?? '', linkType: type, path, ...(destination && { destination }) })
      }
      onClose={onClose}
    >
      <MetadataPicker
        label={words.host}
        list="hosts"
        find={listHostMetadata}
        describe={(facts) => facts.email ?? ''}
        value={host}
        onChange={setHost}
        error={fields.hostId}
        isRequired
      />
      <Select
        label={words.columns.type}
        options={types}
        value={type}
        onChange={(id) => setType(types.find((t) => t.id === id)?.id ?? type)}
      />
      <TextField
        label={words.path}
        description={words.pathHelp}
        value={path}
        onChange={setPath}
        error={fields.path}
        isRequired
      />
      <TextField
        label={words.destination}
        description={words.destinationHelp}
        value={destination}
        onChange={setDestination}
        error={fields.destination}
      />
    </FormDialog>
  );
}
