import { useFormat } from '@caravan/shell/useFormat';
import { useMemo } from 'react';

/** The names of the weekdays, Sunday first (O-233). */
export function useWeekdays(): string[] {
  const { locale } = useFormat();
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // January 4, 1970 was a Sunday.
    return Array.from({ length: 7 }, (_, i) => name.format(Date.UTC(1970, 0, 4 + i)));
  }, [locale]);
}
