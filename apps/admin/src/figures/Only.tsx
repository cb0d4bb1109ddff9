import { useGetHost, useGetOperator } from '@caravan/sdk/react-query';
import { Button } from '@caravan/ui/Button';
import { X } from 'lucide-react';
import { words } from './messages.ts';
import type { FiguresSearch } from './search.ts';

export type OnlyProps = { search: FiguresSearch; onChange: (search: FiguresSearch) => void };

/** Names the host and the operator that the figures are narrowed down to, and removes them. */
export function Only({ search, onChange }: OnlyProps) {
  const { host, operator } = search;
  return (
    <>
      {host && <OnlyHost id={host} onRemove={() => onChange({ ...search, host: undefined })} />}
      {operator && (
        <OnlyOperator id={operator} onRemove={() => onChange({ ...search, operator: undefined })} />
      )}
    </>
  );
}

type OneProps = { id: string; onRemove: () => void };

const quiet = { query: { throwOnError: false } } as const;

function OnlyHost({ id, onRemove }: OneProps) {
  const { data } = useGetHost(id, quiet);
  return <Filter name={words.onlyHost(data?.displayName ?? '…')} onRemove={onRemove} />;
}

function OnlyOperator({ id, onRemove }: OneProps) {
  const { data } = useGetOperator(id, quiet);
  return <Filter name={words.onlyOperator(data?.name ?? '…')} onRemove={onRemove} />;
}

function Filter({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<X aria-hidden />}
      aria-label={words.showAll(name)}
      onPress={onRemove}
    >
      {name}
    </Button>
  );
}
