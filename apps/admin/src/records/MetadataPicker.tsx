import type { RecordMetadataPage } from '@caravan/sdk';
import { useDebounced } from '@caravan/shell/useDebounced';
import { ComboBox } from '@caravan/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

export type MetadataPickerProps = {
  label: string;
  /** Names the list among the queries. */
  list: string;
  /** Reads the list in short. */
  find: (params: { q?: string; limit: number }) => Promise<RecordMetadataPage>;
  /** What stands under a name. */
  describe?: (facts: Record<string, string>) => string;
  value: { id: string; name: string } | null;
  onChange: (chosen: { id: string; name: string } | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
};

/** One record of a long list, found by typing. */
export function MetadataPicker(props: MetadataPickerProps) {
  const { label, list, find, describe, value, onChange, error, isRequired } = props;
  const [text, setText] = useState(value?.name ?? '');
  const rested = useDebounced(text === value?.name ? '' : text.trim());
  const found = useQuery({
    queryKey: ['picker', list, rested],
    queryFn: () => find({ limit: 20, ...(rested && { q: rested }) }),
  });
  const options = (found.data?.items ?? []).map((r) => ({
    id: r.id,
    label: r.name,
    ...(describe && { description: describe(r.facts) }),
  }));
  return (
    <ComboBox
      label={label}
      options={options}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = options.find((o) => o.id === id);
        onChange(chosen ? { id: chosen.id, name: chosen.label } : null);
        if (chosen) setText(chosen.label);
      }}
      inputValue={text}
      onInputChange={setText}
      isLoading={found.isFetching}
      placeholder={words.find}
      emptyText={found.error?.message ?? words.nothingFound}
      {...(error && { error })}
      {...(isRequired && { isRequired })}
    />
  );
}
