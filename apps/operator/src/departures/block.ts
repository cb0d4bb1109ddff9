import type { InventoryItem, ValidityPeriod, ValiditySpan } from '@caravan/sdk';
import { periodValues, toPeriod } from '../validity/period.ts';

type Span = Pick<ValiditySpan, 'startDate' | 'endDate'>;
type Item = Pick<InventoryItem, 'id' | 'startDate' | 'quantityPending' | 'quantityConfirmed'>;

/** The departures that start on the days: those that no one has asked for, and how many others there are. */
export function blockedBy<T extends Item>(items: readonly T[], span: Span | undefined) {
  const within = span
    ? items.filter(({ startDate }) => startDate >= span.startDate && startDate <= span.endDate)
    : [];
  const free = within.filter((one) => one.quantityPending + one.quantityConfirmed === 0);
  return { free, taken: within.length - free.length };
}

/** A period on whose days no trips start. */
export const blackout = (span: Span): ValidityPeriod =>
  toPeriod(periodValues({ ...span, blackoutStartDate: { isBlackout: true } }));
