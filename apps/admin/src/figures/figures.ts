import type { FigureSet } from '@caravan/sdk';
import type { useFormat } from '@caravan/shell/useFormat';
import { words } from './messages.ts';

export type Format = ReturnType<typeof useFormat>;

const share = (part: number, whole: number) => (whole > 0 ? part / whole : undefined);

/** Shares of a set of figures; undefined where there is nothing to divide by. */
export const rates = (set: FigureSet) => ({
  margin: share(set.earnedMinor, set.soldMinor),
  fill: share(set.taken, set.maximum),
  conversion: share(set.orders, set.visitors),
});

/** A share as a percentage with one decimal. */
export const percent = (format: Format, value: number | undefined) =>
  value === undefined ? '–' : format.percent(Math.round(value * 1000) * 10);

/** A change as shown, and in words. */
export type Change = { shown: string; said: string; trend?: 'up' | 'down' };

/** How a change is measured: in percent, as a difference, or in percentage points. */
export type Measure = 'percent' | 'count' | 'points';

/** No change to speak of: nothing in either period, or no value. */
export const none: Change = { shown: '–', said: words.said.none };

export function changeOf(
  now: number | undefined,
  before: number | undefined,
  measure: Measure,
  format: Format,
): Change {
  if (now === undefined || before === undefined) return none;
  if (now === before) return before === 0 ? none : { shown: words.same, said: words.said.same };
  if (measure !== 'points' && before === 0) return { shown: words.isNew, said: words.said.isNew };
  // A percentage of a loss has no meaning.
  if (measure === 'percent' && before < 0) return none;
  const shown = amountOf(Math.abs(now - before), Math.abs(before), measure, format);
  const trend = now > before ? 'up' : 'down';
  return { shown: `${trend === 'up' ? '+' : '−'}${shown}`, said: words.said[trend](shown), trend };
}

function amountOf(difference: number, before: number, measure: Measure, format: Format): string {
  if (measure === 'count') return format.number(difference);
  if (measure === 'points') return words.points(format.number(Math.round(difference * 1000) / 10));
  const part = difference / before;
  // Small changes keep a decimal.
  return format.percent(part < 0.1 ? Math.round(part * 1000) * 10 : Math.round(part * 100) * 100);
}
