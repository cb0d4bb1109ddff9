import { Select } from '@caravan/ui/Select';

export type FilterSelectProps<T extends string> = {
  label: string;
  all: string;
  options: readonly { id: T; label: string }[];
  value: T | undefined;
  onChange: (id: T | undefined) => void;
  /** The label stands above, as those of the fields beside it do. */
  labelled?: boolean;
};

/** One value of a column, or all. */
export function FilterSelect<T extends string>({
  label,
  all,
  options,
  value,
  onChange,
  labelled = false,
}: FilterSelectProps<T>) {
  return (
    <Select
      label={label}
      hideLabel={!labelled}
      value={value ?? ''}
      onChange={(id) => onChange((id || undefined) as T | undefined)}
      options={[{ id: '', label: all }, ...options]}
      className={labelled ? 'w-full' : 'w-full sm:w-48'}
    />
  );
}
