import type { EarningsReport, TripEarnings } from '@caravan/sdk';
import { getPrintHostStatementUrl } from '@caravan/sdk/client';
import { useGetEarningsReport } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { ErrorState } from '@caravan/ui/ErrorState';
import { type Fact, Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { FileDown } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const w = words.report;

export type TripReportProps = { host: string; trip: TripEarnings };

/** The breakdown of a trip's earnings (H-163, H-622). */
export function TripReport({ host, trip }: TripReportProps) {
  if (!trip.settled)
    return (
      <div className="grid grid-cols-1 gap-3 p-5 text-sm">
        <p className="font-medium">{w.waits}</p>
        <p className="text-muted">{w.waitsText}</p>
        <div>
          <LinkButton href={paths.trip(trip.tripId, 'bookings')} variant="secondary" size="sm">
            {w.workspace}
          </LinkButton>
        </div>
      </div>
    );
  return <Final host={host} trip={trip} />;
}

function Final({ host, trip }: TripReportProps) {
  const report = useGetEarningsReport(trip.tripId, { query: { throwOnError: false, retry: false } });
  if (report.error)
    return (
      <ErrorState compact level={3} title={w.failed} onRetry={() => void report.refetch()}>
        {report.error.message}
      </ErrorState>
    );
  return (
    <div className="grid grid-cols-1 gap-5 p-5">
      {report.data ? <Facts items={factsOf(report.data)} className="max-w-xl" /> : <Skeleton lines={6} />}
      {report.data && <Approved report={report.data} />}
      <div>
        <LinkButton
          href={getPrintHostStatementUrl(host, { tripId: trip.tripId })}
          variant="secondary"
          size="sm"
          icon={<FileDown aria-hidden />}
        >
          {w.download}
        </LinkButton>
      </div>
    </div>
  );
}

function Approved({ report }: { report: EarningsReport }) {
  const format = useFormat();
  if (!report.approvedAt) return null;
  return (
    <p className="text-sm text-muted">
      {w.approved}, {format.instant(report.approvedAt, 'date')}
    </p>
  );
}

function factsOf(report: EarningsReport): Fact[] {
  const money = (minor: number) => <MoneyText minor={minor} currency={report.currency} />;
  return [
    { id: 'travelers', label: w.travelers, value: report.travelers },
    { id: 'revenue', label: w.revenue, value: money(report.revenueMinor) },
    { id: 'service', label: w.serviceFee, value: money(-report.serviceFeeMinor) },
    { id: 'transaction', label: w.transactionFee, value: money(-report.transactionFeeMinor) },
    { id: 'platform', label: w.platformFee, value: money(-report.platformFeeMinor) },
    { id: 'operator', label: w.operatorCost, value: money(-report.operatorCostMinor) },
    ...(report.hostDiscountMinor === undefined
      ? []
      : [
          {
            id: 'discounts',
            label: w.discounts,
            value: money(-report.hostDiscountMinor),
          },
        ]),
    { id: 'earnings', label: w.earnings, value: money(report.earningsMinor), strong: true },
    { id: 'advance', label: w.advance, value: money(report.advanceMinor) },
    { id: 'first', label: w.firstHalf, value: money(report.firstHalfMinor), detail: w.firstHalfText },
    { id: 'second', label: w.secondHalf, value: money(report.secondHalfMinor) },
  ];
}
