import { LinkType } from '@caravan/sdk';
import { createLink, listHostMetadata } from '@caravan/sdk/client';
import { createLinkForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '@caravan/shell/FormDialog';
import { MetadataPicker } from '../records/MetadataPicker.tsx';
import { typeWords, words } from './messages.ts';

export type NewLinkProps = { onClose: () => void };

const types = Object.values(LinkType).map((id) => ({ id, label: typeWords[id] }));

type Values = {
  host: { id: string; name: string } | null;
  linkType: LinkType;
  path: string;
  destination: string;
};

const blank: Values = { host: null, linkType: 'survey', path: '', destination: '' };

/** Adds a link for a host. */
export default function NewLink({ onClose }: NewLinkProps) {
  const create = useChange(createLink, {
    failed: 'here',
    done: words.added,
    onDone: onClose,
  });
  const form = useForm({
    rules: createLinkForm,
    values: blank,
    input: ({ host, linkType, path, destination }) => ({
      hostId: host?.id ?? '',
      linkType,
      path,
      ...(destination && { destination }),
    }),
    names: { hostId: 'host' },
    send: create.send,
  });
  return (
    <FormDialog form={form} title={words.add} submitLabel={words.add} onClose={onClose}>
      <MetadataPicker
        label={words.host}
        list="hosts"
        find={listHostMetadata}
        describe={(facts) => facts.email ?? ''}
        {...form.field('host')}
      />
      <Select label={words.columns.type} options={types} {...form.field('linkType')} />
      <TextField label={words.path} description={words.pathHelp} {...form.field('path')} />
      <TextField
        label={words.destination}
        description={words.destinationHelp}
        {...form.field('destination')}
      />
    </FormDialog>
  );
}
