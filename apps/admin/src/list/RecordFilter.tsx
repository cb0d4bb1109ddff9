import type { getListTripMetadataQueryOptions } from '@caravan/sdk/react-query';
import { useAddress } from '@caravan/shell/useAddress';
import { useDebounced } from '@caravan/shell/useDebounced';
import { ComboBox } from '@caravan/ui/ComboBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type RecordFilterProps = {
  /** The search parameter of the record's ID. */
  name: string;
  label: string;
  /** Shown while nothing is chosen. */
  all: string;
  /** The records of a kind in their short form. */
  find: typeof getListTripMetadataQueryOptions;
};

/** Narrows a list to one record, found by its name; the record is kept in the URL. */
export function RecordFilter({ name, label, all, find }: RecordFilterProps) {
  const [address, narrow] = useAddress();
  const chosenId = typeof address[name] === 'string' ? address[name] : undefined;
  const [typed, setTyped] = useState<string>();
  // When the filters are cleared, the name is cleared, too.
  const [seen, setSeen] = useState(chosenId);
  if (chosenId !== seen) {
    setSeen(chosenId);
    if (!chosenId) setTyped(undefined);
  }
  const q = useDebounced((typed ?? '').trim());
  const found = useQuery(
    find({ limit: 20, ...(q && { q }) }, { query: { placeholderData: keepPreviousData } }),
  );
  const chosen = useQuery(
    find({ ids: chosenId ? [chosenId] : [] }, { query: { enabled: Boolean(chosenId) } }),
  );
  const known = chosen.data?.items[0];
  const options = (found.data?.items ?? []).map((one) => ({ id: one.id, label: one.name }));
  if (known && !options.some(({ id }) => id === known.id))
    options.unshift({ id: known.id, label: known.name });
  return (
    <ComboBox
      label={label}
      hideLabel
      placeholder={all}
      className="w-full sm:w-56"
      options={options}
      value={chosenId ?? null}
      inputValue={typed ?? known?.name ?? ''}
      onInputChange={(text) => {
        setTyped(text);
        if (!text) narrow({ [name]: undefined });
      }}
      onChange={(id) => {
        setTyped(options.find((option) => option.id === id)?.label);
        narrow({ [name]: id ?? undefined });
      }}
      isLoading={found.isFetching}
    />
  );
}
