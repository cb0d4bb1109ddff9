import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
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
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{words.appearance}</p>
      <SegmentedControl
        label={words.appearance}
        stretch
        value={chosen}
        onChange={(id) => {
          const choice = choices.find((c) => c.id === id)!.id;
          chooseScheme(choice);
          setChosen(choice);
        }}
        options={choices.map(({ id, icon: Icon }) => ({
          id,
          label: words.schemes[id],
          icon: <Icon aria-hidden />,
        }))}
      />
    </div>
  );
}
