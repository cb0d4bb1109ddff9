import { Button } from '@caravan/ui/Button';
import { IconButton } from '@caravan/ui/IconButton';
import { TextField } from '@caravan/ui/TextField';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

export type LinesFieldProps = {
  label: string;
  value: string[];
  onChange: (lines: string[]) => void;
  addLabel: string;
  removeLabel: (line: string) => string;
  max?: number;
};

/** A list of short texts, one per line. */
export function LinesField({ label, value, onChange, addLabel, removeLabel, max = 40 }: LinesFieldProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [value.length]);
  const add = () => {
    added.current = true;
    onChange([...value, '']);
  };
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      <ul ref={list} className="flex flex-col gap-2">
        {value.map((line, i) => (
          // Lines have no identity but their index, and each holds only its own text.
          <li key={i} className="flex items-center gap-1">
            <TextField
              label={`${label} ${i + 1}`}
              hideLabel
              value={line}
              maxLength={300}
              onChange={(text) => onChange(value.map((l, at) => (at === i ? text : l)))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (value.length < max) add();
              }}
            />
            <IconButton
              label={removeLabel(line)}
              icon={<X aria-hidden />}
              size="sm"
              tooltip={false}
              onPress={() => onChange(value.filter((_, at) => at !== i))}
            />
          </li>
        ))}
      </ul>
      {value.length < max && (
        <Button variant="ghost" size="sm" icon={<Plus aria-hidden />} onPress={add} className="self-start">
          {addLabel}
        </Button>
      )}
    </div>
  );
}
