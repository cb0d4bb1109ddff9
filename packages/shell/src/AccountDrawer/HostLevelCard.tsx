import { Button } from '@caravan/ui/Button';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { words } from './messages.ts';

export type HostLevelCardProps = { level: number; name?: string };

/** The host's level, and what the levels open (H-057). */
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
        <dl className="mt-4 grid grid-cols-1 gap-3 border-t border-line pt-4 text-sm">
          {words.levels.map(([title, text], i) => (
            <div key={title} className="grid grid-cols-[4.5rem_1fr] gap-3">
              <dt className={i === level ? 'font-semibold text-accent-text' : 'font-medium'}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
