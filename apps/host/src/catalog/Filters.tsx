import type { CategoryName } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '@caravan/shell/useDebounced';
import { words } from './messages.ts';

export interface CatalogFilters {
  q?: string;
  country?: string;
  category?: string;
}

export type FiltersProps = {
  value: CatalogFilters;
  onChange: (filters: CatalogFilters) => void;
  countries: string[];
  categories: CategoryName[];
};

/** Search and filters, kept in the URL so that a filtered catalog can be shared. */
export function Filters({ value, onChange, countries, categories }: FiltersProps) {
  const format = useFormat();
  const [text, setText] = useState(value.q ?? '');
  const rested = useDebounced(text.trim());
  // Only typing is debounced; the other filters update the URL directly.
  const search = useEffectEvent((q: string) => {
    if (q !== (value.q ?? '')) onChange({ ...value, q: q || undefined });
  });
  useEffect(() => search(rested), [rested]);
  return (
    <div role="search" className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_12rem]">
      <TextField
        label={words.search}
        hideLabel
        placeholder={words.search}
        type="search"
        prefix={<Search aria-hidden />}
        value={text}
        onChange={setText}
      />
      <Choice
        label={words.country}
        options={countries.map((id) => ({ id, name: format.countryNamed(id) }))}
        value={value.country}
        onChange={(country) => onChange({ ...value, country })}
      />
      <Choice
        label={words.category}
        options={categories}
        value={value.category}
        onChange={(category) => onChange({ ...value, category })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  options: CategoryName[];
  value?: string;
  onChange: (value?: string) => void;
};

function Choice({ label, options, value, onChange }: ChoiceProps) {
  // Keep the selected value in the list even while the response on screen doesn't include it.
  const all =
    value && !options.some(({ id }) => id === value) ? [{ id: value, name: value }, ...options] : options;
  return (
    <Select
      label={label}
      hideLabel
      options={[
        { id: '', label: `${words.all} · ${label}` },
        ...all.map(({ id, name }) => ({ id, label: name })),
      ]}
      value={value ?? ''}
      onChange={(id) => onChange(id || undefined)}
    />
  );
}
