import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore, useState } from 'react';
import { chooseScheme, rememberedScheme } from '../tenant/scheme.ts';
import { words } from './messages.ts';

const choices = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
] as const;
type SchemeChosen = (typeof choices)[number]['id'];

const never = () => () => undefined;

/** Selects the light, dark, or system scheme; stored for the next visit. */
export function SchemeChoice() {
  // The server, which renders the site's pages, doesn't know what this browser stores.
  const kept = useSyncExternalStore(never, rememberedScheme, () => 'system' as const);
  const [changed, setChanged] = useState<SchemeChosen>();
  const chosen = changed ?? kept;
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
          setChanged(choice);
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
