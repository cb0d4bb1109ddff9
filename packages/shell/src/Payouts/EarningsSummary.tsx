import type { Earnings, TripEarnings } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { StatCard } from '@caravan/ui/StatCard';
import type { ReactNode } from 'react';
import { useFigure } from '../format/useFigure.ts';
import { useFormat } from '../format/useFormat.ts';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { words } from './messages.ts';

export type EarningsSummaryProps = {
  /** Undefined while loading. */
  earnings: Earnings | undefined;
  error?: string | undefined;
  onRetry?: () => void;
  /** Link to the payout account, shown while payouts are waiting for one. */
  accountAction?: ReactNode;
  /** Breakdown of a trip's earnings, initially collapsed. */
  details?: (trip: TripEarnings) => ReactNode;
};

/** What a host or operator has earned, has been paid, and will be paid, in total and by trip. */
export function EarningsSummary({ earnings, error, onRetry, accountAction, details }: EarningsSummaryProps) {
  const waits = earnings && !earnings.hasAccount;
  return (
    <div className="grid grid-cols-1 gap-6">
      {waits && (
        <Alert tone="warning" title={words.accountMissing}>
          <p>{words.accountMissingText}</p>
          {accountAction && <div className="mt-3">{accountAction}</div>}
        </Alert>
      )}
      {error === undefined && <Totals earnings={earnings} />}
      <Card padded={false} title={words.trips}>
        <Trips
          earnings={earnings}
          error={error}
          {...(onRetry && { onRetry })}
          {...(details && { details })}
        />
      </Card>
    </div>
  );
}

function Totals({ earnings }: Pick<EarningsSummaryProps, 'earnings'>) {
  const format = useFormat();
  const figure = useFigure();
  const currency = earnings?.currency;
  const isLoading = !earnings;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={words.earned}
        {...figure(earnings?.earnedMinor ?? 0, currency)}
        isLoading={isLoading}
        detail={
          earnings?.referralMinor
            ? words.referrals(format.money(earnings.referralMinor, currency))
            : words.fromReports
        }
      />
      <StatCard
        label={words.paid}
        {...figure(earnings?.paidMinor ?? 0, currency)}
        isLoading={isLoading}
        {...(earnings && earnings.paidMinor > earnings.earnedMinor && { detail: words.advances })}
      />
      <StatCard
        label={words.scheduled}
        {...figure(earnings?.scheduledMinor ?? 0, currency)}
        isLoading={isLoading}
      />
      <StatCard
        label={words.next}
        {...(earnings?.nextPayoutMinor === undefined
          ? { value: null }
          : figure(earnings.nextPayoutMinor, currency))}
        empty={words.noNext}
        isLoading={isLoading}
        {...(earnings?.nextPayoutOn && { detail: words.nextOn(format.date(earnings.nextPayoutOn)) })}
      />
    </div>
  );
}

const amount = (id: string, header: string, of: (trip: TripEarnings) => number): Column<TripEarnings> => ({
  id,
  header,
  align: 'right',
  sortValue: of,
  cell: (trip) => <MoneyText minor={of(trip)} currency={trip.currency} />,
});

const columns: Column<TripEarnings>[] = [
  { id: 'trip', header: words.trip, primary: true, sortValue: (t) => t.tripName, cell: (t) => t.tripName },
  {
    id: 'report',
    header: words.report,
    cell: (t) => (
      <Badge size="sm" tone={t.settled ? 'green' : 'grey'}>
        {t.settled ? words.final : words.open}
      </Badge>
    ),
  },
  {
    ...amount('earned', words.earned, (t) => t.earnedMinor),
    // Before the report, nothing is known to be earned, which is not the same as $0.
    cell: (t) => (
      <MoneyText minor={t.settled || t.earnedMinor !== 0 ? t.earnedMinor : undefined} currency={t.currency} />
    ),
  },
  amount('paid', words.paid, (t) => t.paidMinor),
  amount('scheduled', words.scheduled, (t) => t.scheduledMinor),
];

function Trips({ earnings, error, onRetry, details }: EarningsSummaryProps) {
  return (
    <DataTable
      label={words.trips}
      columns={columns}
      rows={earnings?.trips}
      rowId={(t) => `${t.tripId} ${t.currency}`}
      rowLabel={(t) => t.tripName}
      error={error}
      {...(onRetry && { onRetry })}
      {...(details && { details })}
      empty={
        <EmptyState level={3} art="coins" title={words.noTrips}>
          {words.noTripsText}
        </EmptyState>
      }
    />
  );
}
