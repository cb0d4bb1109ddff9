import type { RecordMetadataPage } from '@caravan/sdk';
import { useDebounced } from '@caravan/shell/useDebounced';
import { ComboBox } from '@caravan/ui/ComboBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { words } from './messages.ts';

type Chosen = { id: string; name: string };

export type MetadataPickerProps = {
  label: string;
  /** Query key of the list. */
  list: string;
  /** Fetches short records. */
  find: (params: { q?: string; limit: number }) => Promise<RecordMetadataPage>;
  /** Secondary text below a name. */
  describe?: (facts: Record<string, string>) => string;
  value: Chosen | null;
  onChange: (chosen: Chosen | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
};

/** Selects one record from a long list by typing. */
export function MetadataPicker({ value, onChange, ...props }: MetadataPickerProps) {
  const [text, setText] = useState(value?.name ?? '');
  return (
    <Finder
      {...props}
      value={value}
      text={text}
      onText={(next) => {
        setText(next);
        if (next === '' && value) onChange(null);
      }}
      onChoose={(chosen) => {
        setText(chosen?.name ?? '');
        if (chosen?.id !== value?.id) onChange(chosen);
      }}
    />
  );
}

export type MetadataAdderProps = Omit<MetadataPickerProps, 'value' | 'onChange' | 'isRequired'> & {
  onAdd: (chosen: Chosen) => void;
};

/** A picker that adds to a list: it clears after each selection, and keeps focus. */
export function MetadataAdder({ onAdd, ...props }: MetadataAdderProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState<Chosen | null>(null);
  return (
    <Finder
      {...props}
      value={added}
      text={text}
      onText={setText}
      onChoose={(chosen) => {
        // The combo box closes its list only when the value changes, so set it for a moment.
        flushSync(() => {
          setText('');
          setAdded(chosen);
        });
        setAdded(null);
        if (chosen) onAdd(chosen);
      }}
    />
  );
}

type FinderProps = Omit<MetadataPickerProps, 'onChange'> & {
  text: string;
  onText: (text: string) => void;
  onChoose: (chosen: Chosen | null) => void;
};

function Finder(props: FinderProps) {
  const { label, list, find, describe, value, text, onText, onChoose, error, isRequired } = props;
  const q = useDebounced(text === value?.name ? '' : text.trim());
  const found = useQuery({
    queryKey: ['picker', list, q],
    queryFn: () => find({ limit: 20, ...(q && { q }) }),
    // Options must not disappear during a press while the next list loads.
    placeholderData: keepPreviousData,
  });
  const options = (found.data?.items ?? []).map((r) => ({
    id: r.id,
    label: r.name,
    ...(describe && { description: describe(r.facts) }),
  }));
  // On blur, the combo box looks up the selected option by ID, even if the list has changed.
  if (value && !options.some((o) => o.id === value.id)) options.unshift({ id: value.id, label: value.name });
  return (
    <ComboBox
      label={label}
      options={options}
      value={value?.id ?? null}
      onChange={(id) => {
        const chosen = options.find((o) => o.id === id);
        onChoose(chosen ? { id: chosen.id, name: chosen.label } : null);
      }}
      inputValue={text}
      onInputChange={onText}
      isLoading={found.isFetching}
      placeholder={words.find}
      emptyText={found.error?.message ?? words.nothingFound}
      {...(error && { error })}
      {...(isRequired && { isRequired })}
    />
  );
}
