import type { GraphEntry } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { shares } from './charts.ts';

export type ShareListProps = { title: string; entries: GraphEntry[] };

/** The parts of a whole as labelled bars: readable in grey, by keyboard and aloud, which a pie is not. */
export function ShareList({ title, entries }: ShareListProps) {
  const format = useFormat();
  const parts = shares(entries);
  if (parts.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="grid grid-cols-1 gap-3 text-sm">
        {parts.map((part) => (
          <li key={part.label}>
            <div className="flex justify-between gap-4">
              <span>{part.label}</span>
              <span className="tabular text-muted">
                {format.number(part.amount)} · {format.percent(Math.round(part.share * 100) * 100)}
              </span>
            </div>
            <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
              <div className="h-full rounded-full bg-accent-text" style={{ width: `${part.share * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
