import type { ImportantDate } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { TextLink } from '@caravan/ui/TextLink';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type ImportantDatesProps = { items: ImportantDate[] };

const atFirst = 6;

/** Dates the host shouldn't miss, nearest first. */
export function ImportantDates({ items }: ImportantDatesProps) {
  const format = useFormat();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, atFirst);
  return (
    <section aria-labelledby="important-dates">
      <h2 id="important-dates" className="display-heading">
        {words.dates}
      </h2>
      {items.length === 0 ? (
        <p className="mt-4 text-sm text-muted">{words.noDates}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {shown.map((item) => (
            <li
              key={`${item.key}-${item.tripId}-${item.date}`}
              className="flex h-[4.75rem] items-center gap-4 sm:h-15"
            >
              <time dateTime={item.date} className="w-14 shrink-0 text-center leading-none">
                <span className="display block text-[1.625rem] tabular">
                  {Number(item.date.slice(8, 10))}
                </span>
                <span className="kicker mt-1 block">{format.date(item.date, 'MMM')}</span>
              </time>
              <div className="min-w-0 text-sm">
                <p className="line-clamp-2 leading-tight font-medium sm:line-clamp-1">{item.label}</p>
                {item.tripId && item.tripName && (
                  <TextLink href={paths.trip(item.tripId)} className="block truncate text-muted">
                    {item.tripName}
                  </TextLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {shown.length < items.length && (
        <Button variant="ghost" size="sm" className="-ms-3 mt-3" onPress={() => setAll(true)}>
          {words.allDates(items.length)}
        </Button>
      )}
    </section>
  );
}
