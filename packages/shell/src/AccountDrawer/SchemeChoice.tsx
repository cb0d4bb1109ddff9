import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';
import { chooseScheme, rememberedScheme } from '../tenant/theme.ts';
import { words } from './messages.ts';

const choices = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
] as const;

/** Light, dark, or what the system prefers; kept for the next visit. */
export function SchemeChoice() {
  const [chosen, setChosen] = useState(rememberedScheme);
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{words.appearance}</legend>
      <div className="grid grid-cols-3 rounded-md border border-line bg-sunken p-1">
        {choices.map(({ id, icon: Icon }) => (
          <label
            key={id}
            className="flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-sm text-sm text-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => {
                chooseScheme(id);
                setChosen(id);
              }}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" />
            {words.schemes[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
