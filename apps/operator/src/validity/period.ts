import type { ValidityPeriod, ValiditySpan } from '@caravan/sdk';
import type { Problems } from '@caravan/shell/useForm';
import { words } from './messages.ts';

/** Form values of a period. Weekdays are numbered from Sunday and serve as checkbox IDs (O-233). */
export interface PeriodValues {
  startDate: string | null;
  endDate: string | null;
  days: string[];
  isBlackout: boolean;
  isInstant: boolean;
  supplementMinor: number | null;
  thresholds: { numberOfTravelers: number | null; priceMinor: number | null }[];
}

export function periodValues(period: ValidityPeriod): PeriodValues {
  const thresholds = period.costThresholds ?? [];
  const isBlackout = period.blackoutStartDate?.isBlackout ?? false;
  const { startDate, endDate } = period;
  return {
    startDate,
    endDate,
    days: daysOf(period),
    isBlackout,
    isInstant: period.instantApprovalAllowed ?? false,
    supplementMinor: period.additionalCosts?.singleSupplement?.priceMinor ?? 0,
    thresholds: isBlackout
      ? [{ numberOfTravelers: 2, priceMinor: 0 }]
      : thresholds.map(({ numberOfTravelers, priceMinor }) => ({ numberOfTravelers, priceMinor })),
  };
}

/** The weekdays that a period applies to; without costs, all weekdays within its dates. */
export function daysOf({ startDate, endDate, costThresholds }: ValidityPeriod): string[] {
  const named = [...new Set((costThresholds ?? []).flatMap((threshold) => threshold.daysOfTheWeek))];
  return named.length > 0 ? named.sort().map(String) : covered(startDate, endDate);
}

/** The weekdays between two dates; no others can be selected (O-130). */
export function covered(startDate: string | null, endDate: string | null): string[] {
  if (!startDate || !endDate || endDate < startDate) return [];
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
  const count = Math.min(7, Math.round((end - start) / 86_400_000) + 1);
  const first = new Date(start).getUTCDay();
  return Array.from({ length: count }, (_, i) => String((first + i) % 7)).sort();
}

export function periodProblems(values: PeriodValues): Problems {
  const problems: Problems = {};
  const { startDate, endDate, days, isBlackout, thresholds } = values;
  if (startDate && endDate && endDate < startDate) problems.endDate = words.endEarly;
  if (chosen({ startDate, endDate, days }).length === 0) problems.days = words.daysMissing;
  thresholds.forEach((threshold, i) => {
    if (!isBlackout && !threshold.numberOfTravelers)
      problems[`thresholds.${i}.numberOfTravelers`] = words.noTravelers;
  });
  return problems;
}

/** The request: every cost lists its weekdays; a blackout has an unnamed one for its days. */
export function toPeriod(values: PeriodValues): ValidityPeriod {
  const daysOfTheWeek = chosen(values).map(Number);
  const thresholds = values.isBlackout ? [{ numberOfTravelers: 1, priceMinor: 0 }] : values.thresholds;
  return {
    startDate: values.startDate ?? '',
    endDate: values.endDate ?? '',
    blackoutStartDate: { isBlackout: values.isBlackout },
    instantApprovalAllowed: values.isInstant && !values.isBlackout,
    additionalCosts: { singleSupplement: { priceMinor: values.supplementMinor ?? 0 } },
    costThresholds: thresholds.map(({ numberOfTravelers, priceMinor }) => ({
      daysOfTheWeek,
      numberOfTravelers: numberOfTravelers ?? 0,
      priceMinor: priceMinor ?? 0,
    })),
  };
}

/** The days that are released when a period is cleared or moved. */
export function spanOf(period: ValidityPeriod): ValiditySpan {
  const { startDate, endDate } = period;
  return { startDate, endDate, daysOfTheWeek: daysOf(period).map(Number) };
}

function chosen({
  startDate,
  endDate,
  days,
}: Pick<PeriodValues, 'startDate' | 'endDate' | 'days'>): string[] {
  const open = covered(startDate, endDate);
  return days.filter((day) => open.includes(day)).sort();
}
