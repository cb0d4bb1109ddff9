import type { Statement, StatementEntry, StatementSums } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Select } from '@caravan/ui/Select';
import { StatCard } from '@caravan/ui/StatCard';
import { FileDown } from 'lucide-react';
import { useFigure } from '../format/useFigure.ts';
import { useFormat } from '../format/useFormat.ts';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { words } from './messages.ts';

export type StatementCardProps = {
  /** Undefined while loading. */
  statement: Statement | undefined;
  error?: string | undefined;
  onRetry?: () => void;
  /** Trips that the statement can be filtered by; the selected one is '' for all. */
  trips: readonly { id: string; label: string }[];
  trip: string;
  onTrip: (id: string) => void;
  /** URLs of the same lines as files. */
  csvHref: string;
  pdfHref: string;
};

const w = words.statement;
type Row = StatementEntry & { row: string };

/** A host's or operator's ledger account, line by line and as downloads. */
export function StatementCard(props: StatementCardProps) {
  const { statement, error, onRetry, csvHref, pdfHref } = props;
  const format = useFormat();
  const columns: Column<Row>[] = [
    { id: 'entry', header: w.entry, primary: true, cell: (e) => e.memo },
    { id: 'date', header: w.date, className: 'tabular', cell: (e) => format.instant(e.at, 'date') },
    {
      id: 'amount',
      header: w.amount,
      align: 'right',
      cell: (e) => <MoneyText minor={e.amountMinor} currency={e.currency} />,
    },
    {
      id: 'balance',
      header: w.balance,
      align: 'right',
      cell: (e) => <MoneyText minor={e.balanceMinor} currency={e.currency} />,
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      {error === undefined && <Totals statement={statement} />}
      <Card
        padded={false}
        title={w.title}
        description={w.text}
        actions={
          <span className="flex flex-wrap gap-2">
            <LinkButton href={csvHref} variant="secondary" size="sm" icon={<FileDown aria-hidden />}>
              {w.csv}
            </LinkButton>
            <LinkButton href={pdfHref} variant="secondary" size="sm" icon={<FileDown aria-hidden />}>
              {w.pdf}
            </LinkButton>
          </span>
        }
      >
        {props.trips.length > 0 && <TripChoice {...props} />}
        <DataTable
          label={w.title}
          columns={columns}
          rows={statement?.entries.map((entry, i) => ({ ...entry, row: `${i}` }))}
          rowId={(e) => e.row}
          rowLabel={(e) => e.memo}
          error={error}
          {...(onRetry && { onRetry })}
          dense
          empty={
            <EmptyState level={3} art="coins" title={w.empty}>
              {w.emptyText}
            </EmptyState>
          }
        />
      </Card>
    </div>
  );
}

function TripChoice({ trips, trip, onTrip }: StatementCardProps) {
  return (
    <div className="max-w-sm px-6 pb-4">
      <Select
        label={w.trip}
        options={[{ id: '', label: w.allTrips }, ...trips]}
        value={trip}
        onChange={(id) => onTrip(id ?? '')}
      />
    </div>
  );
}

function Totals({ statement }: Pick<StatementCardProps, 'statement'>) {
  const sums = statement ? [statement, ...(statement.otherSums ?? [])] : [undefined];
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {sums.map((of) => (
        <CurrencySums key={of?.currency ?? ''} of={of} />
      ))}
    </div>
  );
}

/** The sums of one currency: amounts of two are never added. */
function CurrencySums({ of }: { of: StatementSums | undefined }) {
  const figure = useFigure();
  const isAhead = !!of && of.dueMinor < 0;
  return (
    <>
      <StatCard label={w.earned} {...figure(of?.totalMinor ?? 0, of?.currency)} isLoading={!of} />
      <StatCard label={w.paid} {...figure(of?.paidMinor ?? 0, of?.currency)} isLoading={!of} />
      <StatCard
        label={isAhead ? w.ahead : w.open}
        {...figure(Math.abs(of?.dueMinor ?? 0), of?.currency)}
        isLoading={!of}
        {...(isAhead && { detail: w.aheadDetail })}
      />
    </>
  );
}
