import type { CostThreshold, Itinerary, PackageLevel, ValidityPeriod } from '@caravan/sdk';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { CommentAt } from './CommentAt.tsx';
import { words } from './messages.ts';

/** The ranges of dates that packages are offered on without inventory, each with its prices. */
export function Periods({ itinerary: { packages, currency } }: { itinerary: Itinerary }) {
  const periods = packages.flatMap(({ level, enabled, validityPeriods = [] }) =>
    enabled ? validityPeriods.map((period) => ({ level, period })) : [],
  );
  if (periods.length === 0) return <p className="text-sm text-muted">{words.noPeriods}</p>;
  return (
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {periods.map(({ level, period }, i) => (
          <li key={i} className="px-5 py-3">
            <Period level={level} period={period} currency={currency} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type PeriodProps = { level: PackageLevel; period: ValidityPeriod; currency: string };

function Period({ level, period, currency }: PeriodProps) {
  const { locale, dateRange, money } = useFormat();
  const supplement = period.additionalCosts?.singleSupplement?.priceMinor;
  const name = `${packageWords[level]} · ${dateRange(period.startDate, period.endDate)}`;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // January 4, 1970 was a Sunday, which is day 0 (O-233).
  const weekdays = ({ daysOfTheWeek }: CostThreshold) =>
    daysOfTheWeek.length < 7 &&
    daysOfTheWeek.map((day) => weekday.format(Date.UTC(1970, 0, 4 + day))).join(', ');
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium tabular">{name}</span>
        {period.blackoutStartDate?.isBlackout && <Badge size="sm">{words.blackout}</Badge>}
        {period.instantApprovalAllowed && (
          <Badge size="sm" tone="teal">
            {words.facts.instant}
          </Badge>
        )}
        <CommentAt field={`validityPeriods/${level}/${period.startDate}`} label={name} />
      </span>
      {!period.blackoutStartDate?.isBlackout && (
        <ul className="mt-0.5 text-sm text-muted tabular">
          {(period.costThresholds ?? []).map((one, i) => (
            <li key={i}>
              {[words.tier(one.numberOfTravelers, money(one.priceMinor, currency)), weekdays(one)]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
          {supplement !== undefined && <li>{words.supplement(money(supplement, currency))}</li>}
        </ul>
      )}
    </>
  );
}
