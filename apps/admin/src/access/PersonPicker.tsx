import { getGetUserQueryOptions, getListUsersQueryOptions } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { ComboBox } from '@caravan/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '../users/user.ts';

export type PersonPickerProps = {
  label: string;
  placeholder: string;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  error?: string | undefined;
  className?: string;
};

/** Finds a person in the marketplace by name or email. */
export function PersonPicker({ label, placeholder, value, onChange, error, className }: PersonPickerProps) {
  const [typed, setTyped] = useState<string>();
  // When the parent clears the selection, the name is cleared, too.
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (!value) setTyped(undefined);
  }
  const q = useDebounced((typed ?? '').trim(), 250);
  const found = useQuery(
    getListUsersQueryOptions(
      { limit: 20, ...(q && { q }) },
      { query: { placeholderData: (before) => before } },
    ),
  );
  const chosen = useQuery(
    getGetUserQueryOptions(value ?? '', { query: { enabled: value !== undefined, throwOnError: false } }),
  );
  const options = (found.data?.items ?? []).map((u) => ({
    id: u.id,
    label: nameOf(u),
    description: u.email,
  }));
  const known = value && chosen.data ? nameOf(chosen.data) : '';
  if (value && chosen.data && !options.some((o) => o.id === value)) {
    options.unshift({ id: value, label: known, description: chosen.data.email });
  }
  return (
    <ComboBox
      label={label}
      placeholder={placeholder}
      options={options}
      value={value ?? null}
      inputValue={typed ?? known}
      onInputChange={(text) => {
        setTyped(text);
        if (!text) onChange(undefined);
      }}
      onChange={(id) => {
        // Set the name immediately: a later change of the text would reopen the list.
        setTyped(options.find((o) => o.id === id)?.label);
        onChange(id ?? undefined);
      }}
      isLoading={found.isFetching}
      error={error}
      {...(className && { className })}
    />
  );
}
