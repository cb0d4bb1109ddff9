import { SearchField } from '@caravan/ui/SearchField';
import { useState } from 'react';

export type SearchBoxProps = {
  label: string;
  /** The search text in the URL. */
  value: string;
  onChange: (text: string) => void;
};

/**
 * A search field that updates the URL on every keystroke, so that whatever the user presses next, even
 * reload, sees the current text. The list queries the server after a debounce (`useDebounced`).
 */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // The URL lags behind the input. A value that was typed here is an echo; any other value is an external change.
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
