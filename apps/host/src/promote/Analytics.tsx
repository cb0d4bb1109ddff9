import type { ReportEmbed, Trip } from '@caravan/sdk';
import { useGetAnalyticsReport } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { ComboChart } from '@caravan/ui/ComboChart';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LineChart } from '@caravan/ui/LineChart';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PieChart } from '@caravan/ui/PieChart';
import { StatCard } from '@caravan/ui/StatCard';
import { TextLink } from '@caravan/ui/TextLink';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { paths } from '../paths.ts';
import { TripPageLink } from '../preview/TripPageLink.tsx';
import { useTripPage } from '../preview/useTripPage.ts';
import { analyticsWords as words } from './analyticsWords.ts';

type Name = Parameters<typeof useGetAnalyticsReport>[0];

/** Indexes of the numbers in a row of visits; the report's columns name them. */
const [visits, visitors, checkouts] = [0, 1, 2] as const;
const sum = (report: ReportEmbed | undefined, at: number) =>
  report?.rows.reduce((total, row) => total + (row.values[at] ?? 0), 0) ?? 0;

/** Whether a report has arrived and counts nothing. */
const isEmpty = (report: ReportEmbed | undefined) =>
  report?.rows.every(({ values }) => values.every((value) => value === 0)) === true;

/** A share in basis points; 0 if there were no visits. */
const shareOf = (some = 0, all = 0) => (all > 0 ? Math.round((some / all) * 10_000) : 0);

export type AnalyticsProps = { trip: Trip };

/** Where visitors of the trip page came from, and the outcome; only once there is a live page (H-173). */
export function Analytics({ trip }: AnalyticsProps) {
  const page = useTripPage(trip);
  return (
    <Card title={words.title} description={words.text}>
      {page?.public ? (
        <Figures trip={trip} />
      ) : (
        <EmptyState level={3} art="horizon" title={words.early}>
          {words.earlyText}
        </EmptyState>
      )}
    </Card>
  );
}

function useReport(name: Name, tripId: string) {
  return useGetAnalyticsReport(name, { tripId }, { query: { throwOnError: false } });
}

function Figures({ trip }: AnalyticsProps) {
  const format = useFormat();
  const pages = useId();
  const byChannel = useReport('trip-page-visits-by-channel', trip.id);
  const byDay = useReport('trip-page-visits', trip.id);
  const booked = useReport('travelers', trip.id);
  const all = [byChannel, byDay, booked];
  if (all.some((report) => report.isError))
    return (
      <ErrorState
        compact
        level={3}
        title={words.failed}
        onRetry={() => {
          for (const report of all) void report.refetch();
        }}
      >
        {words.failedText}
      </ErrorState>
    );
  const quiet = [byChannel, byDay].every(({ data }) => isEmpty(data));
  if (quiet && isEmpty(booked.data)) return <Quiet trip={trip} />;
  const came = sum(byChannel.data, visitors);
  const began = sum(byChannel.data, checkouts);
  const whole = { format: format.number, showTitle: true, isWhole: true, empty: words.none } as const;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard
          label={words.visits}
          value={format.number(sum(byChannel.data, visits))}
          isLoading={!byChannel.data}
        />
        <StatCard label={words.visitors} value={format.number(came)} isLoading={!byChannel.data} />
        <StatCard
          label={words.checkouts}
          value={format.number(began)}
          isLoading={!byChannel.data}
          {...(came > 0 && { detail: words.ofVisitors(format.percent(shareOf(began, came))) })}
        />
        <StatCard
          label={words.travelers}
          value={format.number((trip.confirmedSpots ?? 0) + (trip.pendingSpots ?? 0))}
          detail={words.ofCheckouts}
        />
      </div>
      {quiet && <Quiet trip={trip} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 [&>:last-child]:lg:col-span-2">
        {!quiet && (
          <>
            <PieChart
              {...whole}
              title={words.byChannel}
              valueLabel={words.visits}
              isLoading={!byChannel.data}
              data={(byChannel.data?.rows ?? []).map((row) => ({
                label: row.label,
                value: row.values[visits] ?? 0,
              }))}
            />
            <ComboChart
              {...whole}
              title={words.conversion}
              isLoading={!byChannel.data}
              bars={{ key: 'visitors', label: words.visitors }}
              line={{ key: 'share', label: words.share }}
              formatLine={format.percent}
              data={(byChannel.data?.rows ?? []).map((row) => ({
                label: row.label,
                visitors: row.values[visitors] ?? 0,
                share: shareOf(row.values[checkouts], row.values[visitors]),
              }))}
            />
          </>
        )}
        {!isEmpty(booked.data) && (
          <LineChart
            {...whole}
            title={words.booked}
            isLoading={!booked.data}
            series={[{ key: 'travelers', label: words.travelers }]}
            data={(booked.data?.rows ?? []).map((row) => ({
              label: format.chartLabel(row.label),
              travelers: row.values[0] ?? 0,
            }))}
          />
        )}
      </div>
      {!quiet && (
        <LineChart
          {...whole}
          title={words.byDay}
          isLoading={!byDay.data}
          series={[
            { key: 'visits', label: byDay.data?.columns[1 + visits] ?? words.visits },
            { key: 'checkouts', label: byDay.data?.columns[1 + checkouts] ?? words.checkouts },
          ]}
          data={(byDay.data?.rows ?? []).map((row) => ({
            label: format.chartLabel(row.label),
            visits: row.values[visits] ?? 0,
            checkouts: row.values[checkouts] ?? 0,
          }))}
        />
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <p id={pages} className="text-muted">
          {words.pages}
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2" aria-labelledby={pages}>
          {all.map(
            ({ data }) =>
              data && (
                <li key={data.title}>
                  <TextLink href={data.embedUrl} target="_blank">
                    {data.title}
                  </TextLink>
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  );
}

/** Nobody has been on the page yet: what brings them, in place. */
function Quiet({ trip }: AnalyticsProps) {
  const email = trip.promoteEmails?.find(({ editable }) => editable);
  return (
    <EmptyState compact level={3} title={words.quiet}>
      {words.quietText}
      <div className="mt-4 grid max-w-xl grid-cols-1 gap-4 text-ink sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <TripPageLink trip={trip} label={words.tripLink} />
        {email && (
          <LinkButton
            href={paths.promoteEmail(trip.id, email.kind)}
            variant="secondary"
            icon={<Mail aria-hidden />}
            className="sm:mt-6.5"
          >
            {words.write}
          </LinkButton>
        )}
      </div>
    </EmptyState>
  );
}
