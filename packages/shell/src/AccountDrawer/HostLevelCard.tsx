import { Button } from '@caravan/ui/Button';
import { Facts } from '@caravan/ui/Facts';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { words } from './messages.ts';

export type HostLevelCardProps = { level: number; name?: string };

/** The host's level, and what the levels unlock (H-057). */
export function HostLevelCard({ level, name }: HostLevelCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className="rounded-lg bg-accent-soft p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-accent-ink">
          <Compass aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm text-accent-text">
            {words.hostLevel} {level}
          </p>
          <p className="display text-xl">{name ?? `Level ${level}`}</p>
        </div>
        <Button size="sm" variant="secondary" aria-expanded={open} onPress={() => setOpen(!open)}>
          {words.learn}
        </Button>
      </div>
      {open && (
        <Facts
          layout="columns"
          className="mt-4 border-t border-line pt-2"
          items={words.levels.map(([title, text], i) => ({
            id: title,
            label: title,
            value: text,
            strong: i === level,
          }))}
        />
      )}
    </section>
  );
}
