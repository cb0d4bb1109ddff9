import type { Day, Service } from '@caravan/sdk';

export type DayPart = 'any' | 'morning' | 'afternoon' | 'evening' | 'night';

export type ToldDay = {
  /** What the day is about, if its host has written a line. */
  about: Service | undefined;
  parts: { part: DayPart; services: Service[] }[];
};

const order: DayPart[] = ['any', 'morning', 'afternoon', 'evening', 'night'];

const minutes = (time: string) => {
  const [hours = '0', rest = '0'] = time.split(':');
  return Number(hours) * 60 + Number(rest);
};

function partOf(service: Service): DayPart {
  if (service.type === 'accommodation') return 'night';
  if (!service.startTime) return 'any';
  const at = minutes(service.startTime);
  if (at < 12 * 60) return 'morning';
  return at < 17 * 60 ? 'afternoon' : 'evening';
}

/** A day in chronological order, by parts: entries without a time first, accommodation last. */
export function told(day: Day): ToldDay {
  const about = day.services.find((service) => service.type === 'info' && service.title);
  const rest = day.services.filter((service) => service !== about);
  const parts = order.flatMap((part) => {
    const services = rest
      .filter((service) => partOf(service) === part)
      .sort((a, b) => minutes(a.startTime ?? '') - minutes(b.startTime ?? ''));
    return services.length > 0 ? [{ part, services }] : [];
  });
  return { about, parts };
}
