import type { OperatorDepartureRow, OperatorDepartures } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { DepartureChip } from './DepartureChip.tsx';
import { words } from './messages.ts';
import { byDate, inMonth, monthsOf } from './year.ts';

export type DeparturesViewProps = { year: number; departures: OperatorDepartures };

/** The departures of a year: itineraries by months on wide screens, month by month on phones. */
export function DeparturesView({ year, departures }: DeparturesViewProps) {
  const all = byDate(departures);
  if (all.length === 0)
    return (
      <EmptyState
        title={words.empty(year)}
        action={<LinkButton href={paths.itineraries}>{words.toItineraries}</LinkButton>}
      >
        {words.emptyText}
      </EmptyState>
    );
  return (
    <>
      <Table year={year} departures={departures} />
      <Months year={year} departures={departures} />
    </>
  );
}

function Table({ year, departures }: DeparturesViewProps) {
  const format = useFormat();
  const columns: Column<OperatorDepartureRow>[] = [
    {
      id: 'itinerary',
      header: words.itinerary,
      primary: true,
      className: 'min-w-40 in-[tbody]:align-top',
      cell: ({ id, name }) => <TextLink href={paths.itinerary(id)}>{name}</TextLink>,
    },
    ...monthsOf(year).map((month) => ({
      id: month,
      header: format.date(`${month}-01`, 'MMM'),
      className: 'in-[tbody]:align-top',
      cell: (row: OperatorDepartureRow) => (
        <div className="grid gap-3">
          {inMonth(row.departures, month).map((d) => (
            <DepartureChip key={d.id} departure={d} itineraryId={row.id} />
          ))}
        </div>
      ),
    })),
  ];
  return (
    <Card padded={false} className="hidden md:block print:block">
      <DataTable
        label={words.table(year)}
        columns={columns}
        rows={departures.itineraries.filter((row) => row.departures.length > 0)}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
      />
    </Card>
  );
}

function Months({ year, departures }: DeparturesViewProps) {
  const format = useFormat();
  const all = byDate(departures);
  return (
    <div className="grid gap-8 md:hidden print:hidden">
      {monthsOf(year).map((month) => {
        const here = all.filter(({ startDate }) => startDate.startsWith(month));
        if (here.length === 0) return null;
        return (
          <section key={month} aria-labelledby={`month-${month}`}>
            <h2 id={`month-${month}`} className="text-lg font-semibold">
              {format.date(`${month}-01`, 'MMM')}
            </h2>
            <ul className="mt-3 grid gap-3">
              {here.map((d) => (
                <li key={d.id}>
                  <p className="mb-1 text-sm wrap-anywhere">{d.itinerary}</p>
                  <DepartureChip departure={d} itineraryId={d.itineraryId} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
