import type { FigureEntry, ListFigureEntriesFigure } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { RowLink } from '@caravan/shell/RowLink';
import type { Column } from '@caravan/ui/DataTable';
import { paths } from '../paths.ts';
import type { Format } from './figures.ts';
import { words } from './messages.ts';

/** The columns of a figure's entries; the file has the same. */
export function entryColumns(
  figure: ListFigureEntriesFigure,
  currency: string | undefined,
  format: Format,
  isOfTrip: boolean,
): Column<FigureEntry>[] {
  // Both are about a trip, not a booking.
  const isVisits = figure === 'visitors';
  const isTrips = figure === 'fill' || isVisits;
  const isCount = isTrips || figure === 'orders' || figure === 'spots';
  // Payments and orders are all of one kind.
  const isMixed = !isCount && figure !== 'collected';
  return [
    {
      id: 'what',
      // Final reports are of a whole trip.
      header: isTrips ? words.names.trip : figure === 'earned' ? words.columns.whatElse : words.columns.what,
      primary: true,
      cell: (e) => (
        <>
          <RowLink href={e.bookingId ? paths.booking(e.bookingId) : paths.trip(e.tripId)}>
            {e.orderId ?? e.tripName}
          </RowLink>
          {e.customer && <span className="block text-[0.8125rem] text-muted">{e.customer}</span>}
        </>
      ),
      text: (e) => [e.orderId ?? e.tripName, e.customer].filter(Boolean).join(', '),
    },
    ...(isVisits
      ? [
          {
            id: 'channel',
            header: words.columns.channel,
            ...said((e) => channelOf(e.channel)),
          },
        ]
      : []),
    ...(isMixed ? [{ id: 'kind', header: words.columns.kind, ...said((e) => words.kinds[e.kind]) }] : []),
    ...(isTrips || isOfTrip
      ? []
      : [{ id: 'trip', header: words.names.trip, ...said((e) => (e.bookingId ? e.tripName : '–')) }]),
    {
      id: 'day',
      header: figure === 'fill' ? words.columns.start : words.columns.day,
      className: 'tabular whitespace-nowrap',
      sortKey: 'date',
      ...said((e) => format.date(e.day)),
      file: { value: (e) => e.day },
    },
    ...(figure === 'orders' ? [] : [isCount ? counted(figure, format) : amount(currency, format)]),
  ];
}

const said = (text: (entry: FigureEntry) => string) => ({ cell: text, text });

const last = { id: 'value', align: 'right', className: 'tabular', sortKey: 'amount' } as const;

const amount = (currency: string | undefined, format: Format): Column<FigureEntry> => ({
  ...last,
  header: words.columns.amount,
  cell: (e) => <MoneyText minor={e.value} {...(currency && { currency })} />,
  text: (e) => format.money(e.value, currency),
  file: { amount: (e) => (currency ? { minor: e.value, currency } : undefined) },
});

const counted = (figure: ListFigureEntriesFigure, format: Format): Column<FigureEntry> => ({
  ...last,
  header: figure === 'visitors' ? words.visitors : words.spotsShort,
  ...said(({ value, maximum = 0 }) =>
    figure === 'fill' ? `${format.number(value)} / ${format.number(maximum)}` : format.number(value),
  ),
});

const channelOf = (channel = 'Other') =>
  channel in words.channels ? words.channels[channel as keyof typeof words.channels] : channel;
