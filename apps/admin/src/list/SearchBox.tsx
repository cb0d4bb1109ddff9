import { useDebounced } from '@caravan/shell/useDebounced';
import { SearchField } from '@caravan/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';

export type SearchBoxProps = {
  label: string;
  /** What the address holds. */
  value: string;
  onChange: (text: string) => void;
};

/** Words to look for; they reach the address, and so the server, once typing rests. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const rested = useDebounced(text);
  const tell = useEffectEvent((next: string) => {
    if (next !== value) onChange(next);
  });
  useEffect(() => tell(rested.trim()), [rested]);
  return (
    <SearchField
      label={label}
      value={text}
      onChange={setText}
      onSubmit={(next) => onChange(next.trim())}
      className="w-full sm:max-w-72"
    />
  );
}
