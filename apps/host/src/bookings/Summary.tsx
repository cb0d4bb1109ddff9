import type { TripDetails } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { LineChart } from '@caravan/ui/LineChart';
import { StatCard } from '@caravan/ui/StatCard';
import { words } from './messages.ts';

export type SummaryProps = { details: TripDetails };

/** Three in a row on a phone: long words, such as German ones, fit only with less room around them. */
const narrow = 'max-sm:px-2.5 max-sm:[&>*]:hyphens-auto';

/** The three key figures and the bookings over time (H-156 to H-158). */
export function Summary({ details }: SummaryProps) {
  const format = useFormat();
  // Once enough people have booked, the number needed says nothing anymore.
  const isShort = details.pendingTravelers + details.confirmedTravelers < details.minimumTripThreshold;
  const counts = details.chartData.series[0] ?? [];
  const data = details.chartData.labels.map((label, i) => ({
    label: format.chartLabel(label),
    bookings: counts[i] ?? 0,
  }));
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-3">
        <StatCard
          className={narrow}
          label={words.summary.pending}
          value={details.pendingTravelers}
          {...(isShort && { detail: words.minimum(details.minimumTripThreshold) })}
        />
        <StatCard className={narrow} label={words.summary.waitlisted} value={details.onHoldTravelers} />
        <StatCard
          className={narrow}
          label={words.summary.confirmed}
          value={details.confirmedTravelers}
          detail={words.ofSpots(details.maximumSpots)}
        />
      </div>
      <Card title={words.chart}>
        {counts.every((count) => count === 0) ? (
          <p className="py-8 text-center text-sm text-muted">{words.empty}</p>
        ) : (
          <LineChart
            title={words.chart}
            data={data}
            series={[{ key: 'bookings', label: words.bookings }]}
            height={220}
            isWhole
          />
        )}
      </Card>
    </>
  );
}
