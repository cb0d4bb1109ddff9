import type { Day } from '@caravan/sdk';
import { serviceIcon } from '@caravan/shell/serviceIcon';
import { useEffect, useState } from 'react';
import { words } from './messages.ts';

export type DayNavigatorProps = { days: Day[] };

/** The days, always in reach: a column beside them, or a row that scrolls above them where it is narrow (O-036). */
export function DayNavigator({ days }: DayNavigatorProps) {
  const current = useDayInView(days.length);
  return (
    <nav
      aria-label={words.days}
      className="sticky top-0 z-10 -mx-4 overflow-x-auto border-b border-line bg-surface/95 px-4 py-2 backdrop-blur-sm sm:-mx-8 sm:px-8 md:top-6 md:mx-0 md:max-h-[calc(100dvh-3rem)] md:self-start md:overflow-y-auto md:border-0 md:bg-transparent md:p-0"
    >
      <ol className="flex gap-1 md:flex-col">
        {days.map((day) => (
          <li key={day.day} className="shrink-0">
            <a
              href={`#day-${day.day}`}
              {...(day.day === current && { 'aria-current': 'true' as const })}
              className={`flex min-h-9 items-center justify-between gap-3 rounded-sm px-3 text-sm whitespace-nowrap no-underline ${
                day.day === current
                  ? 'bg-accent-soft font-medium text-accent-text'
                  : 'text-muted hover:bg-ink/5 hover:text-ink'
              }`}
            >
              {words.day(day.day)}
              <span aria-hidden className="hidden gap-1 md:flex [&_svg]:size-3.5">
                {day.services.slice(0, 4).map((service, i) => {
                  const Icon = serviceIcon[service.type];
                  return <Icon key={i} />;
                })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The day at the top of the view. */
function useDayInView(count: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const sections = Array.from({ length: count }, (_, i) => document.getElementById(`day-${i + 1}`)).filter(
      (s) => s !== null,
    );
    const seen = new IntersectionObserver(
      (entries) => {
        const top = entries.filter((e) => e.isIntersecting).map((e) => Number(e.target.id.slice(4)));
        if (top.length > 0) setCurrent(Math.min(...top));
      },
      { rootMargin: '-10% 0px -70% 0px' },
    );
    for (const section of sections) seen.observe(section);
    return () => seen.disconnect();
  }, [count]);
  return current;
}
