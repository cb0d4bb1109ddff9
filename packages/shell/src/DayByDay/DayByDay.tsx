import type { Day, Photo, Service } from '@caravan/sdk';
import type { ReactNode } from 'react';
import { addDays } from '../format/format.ts';
import { useFormat } from '../format/useFormat.ts';
import { dayWords } from '../words/serviceWords.ts';
import { DayPhotos } from '../DayPhotos/DayPhotos.tsx';
import { inOrder } from './inOrder.ts';
import { ServiceEntry } from './ServiceEntry.tsx';

export type DayByDayProps = {
  days: Day[];
  /** The trip's first day. Dates days that have no date of their own. */
  startDate?: string;
  /** Photos to show next to the days without their own, one each, until they run out. */
  artwork?: Photo[];
  currency?: string;
  /** Content below a day's entries, such as an add button. */
  dayAction?: (day: Day) => ReactNode;
  /** Content next to an entry's title, such as an edit button. */
  entryAction?: (service: Service, day: Day) => ReactNode;
  /** Content below one of a day's own photos. */
  photoAction?: (photo: Photo, index: number, day: Day) => ReactNode;
};

/** The trip day by day, in the style of a travel magazine. */
export function DayByDay({ days, startDate, artwork = [], currency, ...actions }: DayByDayProps) {
  const { dayAction, entryAction, photoAction } = actions;
  const format = useFormat();
  const pictures = spread(artwork, days.length);
  return (
    <ol className="divide-y divide-line">
      {days.map((day, index) => {
        const date = day.date ?? (startDate ? addDays(startDate, day.day - 1) : undefined);
        const own = day.photos ?? [];
        const picture = own.length === 0 && pictures[index];
        return (
          <li
            key={day.day}
            id={`day-${day.day}`}
            className="grid grid-cols-1 scroll-mt-24 gap-6 py-8 first:pt-0 md:grid-cols-[9rem_1fr] md:gap-10"
          >
            <div className="md:sticky md:top-24 md:self-start">
              <h3 className="display text-[2rem] tabular">{dayWords.day(day.day)}</h3>
              {date && (
                <time dateTime={date} className="text-sm text-muted">
                  {format.date(date, 'weekday')}
                </time>
              )}
            </div>
            <div className="min-w-0">
              {own.length > 0 && (
                <DayPhotos
                  photos={own}
                  className="mb-7"
                  {...(photoAction && { action: (photo, i) => photoAction(photo, i, day) })}
                />
              )}
              {picture && (
                <img
                  src={picture.url}
                  alt={picture.alt ?? ''}
                  loading="lazy"
                  className="mb-7 aspect-[21/9] w-full rounded-lg object-cover"
                />
              )}
              {day.services.length === 0 ? (
                <p className="text-sm text-muted">{dayWords.empty}</p>
              ) : (
                <ul>
                  {inOrder(day.services).map((service, i) => (
                    <ServiceEntry
                      key={service.id ?? i}
                      service={service}
                      currency={currency}
                      action={entryAction?.(service, day)}
                    />
                  ))}
                </ul>
              )}
              {dayAction && <div className="mt-5">{dayAction(day)}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Distributes items evenly over the slots, starting with the first. */
export function spread<T>(items: T[], slots: number): (T | undefined)[] {
  const out = Array.from<T | undefined>({ length: slots });
  const count = Math.min(items.length, slots);
  for (let i = 0; i < count; i++) out[Math.floor((i * slots) / count)] = items[i];
  return out;
}
