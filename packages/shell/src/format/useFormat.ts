import { formatMoney } from '@caravan/ui/money';
import { useMemo } from 'react';
import { useTenant } from '../tenant/useTenant.ts';
import { countryNamed } from './countries.ts';
import {
  chartLabel,
  type DateStyle,
  formatBasisPoints,
  formatCountry,
  formatDate,
  formatDateRange,
  formatInstant,
  formatTime,
  formatZone,
  type InstantStyle,
} from './format.ts';

/**
 * The functions of `@caravan/shell/format`, bound to the tenant's locale and, unless an object has its own,
 * currency.
 */
export function useFormat() {
  const { locale, currency } = useTenant();
  return useMemo(
    () => ({
      locale,
      money: (minor: number | bigint, of = currency, options: { trim?: boolean; signed?: boolean } = {}) =>
        formatMoney(Number(minor), of, { locale, ...options }),
      number: (value: number) => new Intl.NumberFormat(locale).format(value),
      percent: (basisPoints: number) => formatBasisPoints(basisPoints, locale),
      date: (civil: string, style?: DateStyle) => formatDate(civil, style, locale),
      dateRange: (start: string, end: string) => formatDateRange(start, end, locale),
      instant: (iso: string, style?: InstantStyle, timeZone?: string) =>
        formatInstant(iso, style, locale, timeZone),
      time: (time: string, hour?: 'numeric' | '2-digit') => formatTime(time, locale, hour),
      /** A time zone by its IANA name, in everyday words. */
      zone: (zone: string) => formatZone(zone, locale),
      chartLabel: (monthDay: string) => chartLabel(monthDay, locale),
      /** A country by its code, in the reader's language. */
      country: (code: string) => formatCountry(code, locale),
      /** A country by the operator's English name, in the reader's language. */
      countryNamed: (name: string) => countryNamed(name, locale),
      list: (items: string[]) => new Intl.ListFormat(locale).format(items),
    }),
    [locale, currency],
  );
}
