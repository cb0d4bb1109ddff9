import type { Trip } from '@caravan/sdk';
import { addDays } from '@caravan/shell/format';
import { dayWords, serviceTitle } from '@caravan/shell/serviceWords';
import { useFormat } from '@caravan/shell/useFormat';
import type { ReactNode } from 'react';
import type { Entry } from './entries.ts';

export type EntryListProps = {
  trip: Trip;
  entries: Entry[];
  empty: string;
  note?: (entry: Entry) => ReactNode;
  actions: (entry: Entry) => ReactNode;
};

/** Services of one kind with their days. */
export function EntryList({ trip, entries, empty, note, actions }: EntryListProps) {
  const format = useFormat();
  if (entries.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry, i) => (
        <li
          key={entry.service.id ?? i}
          className="grid grid-cols-1 gap-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[8rem_1fr_auto]"
        >
          <p className="tabular text-sm text-muted">
            {dayWords.day(entry.day)} · {format.date(addDays(trip.startDate, entry.day - 1), 'MMM DD')}
          </p>
          <div className="min-w-0">
            <p className="font-medium">
              {serviceTitle(entry.service)}
              {entry.service.hoursRequested ? ` · ${dayWords.hours(entry.service.hoursRequested)}` : ''}
            </p>
            {entry.service.title && entry.service.name && entry.service.title !== entry.service.name && (
              <p className="text-sm text-muted">{entry.service.name}</p>
            )}
            {entry.service.description && (
              <p className="mt-0.5 text-sm text-muted">{entry.service.description}</p>
            )}
            {note?.(entry) && <p className="mt-0.5 text-sm text-muted">{note(entry)}</p>}
          </div>
          <div className="flex gap-1 empty:hidden">{actions(entry)}</div>
        </li>
      ))}
    </ul>
  );
}
