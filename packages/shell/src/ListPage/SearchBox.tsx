import { SearchField } from '@caravan/ui/SearchField';
import { useState } from 'react';

export type SearchBoxProps = {
  label: string;
  /** What the address holds. */
  value: string;
  onChange: (text: string) => void;
};

/**
 * Words to look for. They reach the address with each key, so that whatever is pressed next, a reload too, finds them
 * there; the list asks the server once they rest (`useDebounced`).
 */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address follows a little later; what it says then was typed here, unless it is none of these.
  const [told, setTold] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const at = told.indexOf(value);
    setTold(at < 0 ? [] : told.slice(at + 1));
    if (at < 0) setText(value);
  }
  const change = (next: string) => {
    setText(next);
    if (next.trim() === text.trim()) return;
    setTold([...told, next.trim()]);
    onChange(next.trim());
  };
  return <SearchField label={label} value={text} onChange={change} className="w-full sm:max-w-72" />;
}
