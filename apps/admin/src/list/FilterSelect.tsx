import { Select } from '@caravan/ui/Select';

export type FilterSelectProps<T extends string> = {
  label: string;
  all: string;
  options: readonly { id: T; label: string }[];
  value: T | undefined;
  onChange: (id: T | undefined) => void;
};

/** One value of a column, or all. */
export function FilterSelect<T extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <Select
      label={label}
      hideLabel
      value={value ?? ''}
      onChange={(id) => onChange((id || undefined) as T | undefined)}
      options={[{ id: '', label: all }, ...options]}
      className="w-full sm:w-48"
    />
  );
}
