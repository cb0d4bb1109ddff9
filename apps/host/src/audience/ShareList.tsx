import type { GraphEntry } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { shares } from './charts.ts';

export type ShareListProps = { title: string; entries: GraphEntry[]; labelOf?: (label: string) => string };

/**
 * Parts of a whole as labeled bars, which, unlike a pie chart, work in grayscale, by keyboard, and with
 * screen readers.
 */
export function ShareList({ title, entries, labelOf = (label) => label }: ShareListProps) {
  const format = useFormat();
  const parts = shares(entries);
  if (parts.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="grid grid-cols-1 gap-3 text-sm">
        {parts.map((part) => (
          <li key={part.label}>
            <ProgressBar
              label={labelOf(part.label.charAt(0).toUpperCase() + part.label.slice(1))}
              value={part.share}
              max={1}
              detail={`${format.number(part.amount)} · ${format.percent(Math.round(part.share * 100) * 100)}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
