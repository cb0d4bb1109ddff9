import { FiguresBy, ListFigureEntriesFigure } from '@caravan/sdk';
import { addDays, daysBetween } from '@caravan/shell/format';
import { oneOf } from '@caravan/shell/search';

/** The page's state as kept in the URL. Without dates, it shows the last 30 days. */
export interface FiguresSearch {
  from?: string | undefined;
  to?: string | undefined;
  by?: FiguresBy | undefined;
  currency?: string | undefined;
  host?: string | undefined;
  operator?: string | undefined;
  /** The figure whose entries are shown. */
  entries?: ListFigureEntriesFigure | undefined;
  /** The trip, host, or operator whose entries they are; all of them without one. */
  row?: string | undefined;
}

/** Shows the entries of a figure: of a row, or of all. */
export type OpenEntries = (figure: ListFigureEntriesFigure, row?: string) => void;

export type Period = { from: string; to: string };

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function day(value: unknown): string | undefined {
  const text = matching(value, /^20\d\d-\d\d-\d\d$/);
  // Date.parse accepts February 30, which addDays would move to March.
  return text && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text ? text : undefined;
}

/** Whether the server accepts a period: up to two years. */
export const isPeriod = ({ from, to }: Period) => from <= to && daysBetween(from, to) <= 730;

export function readSearch(search: Record<string, unknown>): FiguresSearch {
  const [from, to] = [day(search.from), day(search.to)];
  const by = oneOf(search.by, Object.values(FiguresBy));
  const entries = oneOf(search.entries, Object.values(ListFigureEntriesFigure));
  return {
    ...(from && to && isPeriod({ from, to }) && { from, to }),
    by: by === 'trip' ? undefined : by,
    currency: matching(search.currency, /^[A-Z]{3}$/),
    host: matching(search.host, uuid),
    operator: matching(search.operator, uuid),
    entries,
    row: entries && matching(search.row, uuid),
  };
}

export type Preset = 'days7' | 'days30' | 'days90' | 'month' | 'lastMonth' | 'year';

/** The periods to choose from, each of which includes its last day. */
export function presetsAt(today: string): Record<Preset, Period> {
  const month = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(month, -1);
  return {
    days7: { from: addDays(today, -6), to: today },
    days30: { from: addDays(today, -29), to: today },
    days90: { from: addDays(today, -89), to: today },
    month: { from: month, to: today },
    lastMonth: { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    year: { from: `${today.slice(0, 5)}01-01`, to: today },
  };
}

/** The date in a time zone. */
export function todayIn(timeZone: string | undefined, now: number): string {
  // Swedish dates are in ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { ...(timeZone && { timeZone }) }).format(now);
}
