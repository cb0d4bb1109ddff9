import type { FigureRow, FiguresBy, FigureSet, ListFigureEntriesFigure } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { RowLink } from '@caravan/shell/RowLink';
import type { Column } from '@caravan/ui/DataTable';
import { PressArea } from '@caravan/ui/PressArea';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { ChangeText } from './ChangeText.tsx';
import { changeOf, type Format, percent, rates } from './figures.ts';
import { words } from './messages.ts';
import type { OpenEntries } from './search.ts';

type Amount = { [K in keyof FigureSet]: K extends `${string}Minor` ? K : never }[keyof FigureSet];

/** What each figure is in a row. */
const keys = {
  sold: 'soldMinor',
  collected: 'collectedMinor',
  refunded: 'refundedMinor',
  earned: 'earnedMinor',
  orders: 'orders',
  spots: 'spots',
  fill: 'maximum',
  visitors: 'visitors',
} as const satisfies Record<ListFigureEntriesFigure, keyof FigureSet>;
type Rate = keyof ReturnType<typeof rates>;

/** What a rate's entries are of. */
const parts = { fill: 'fill', conversion: 'visitors' } as const satisfies Partial<
  Record<Rate, ListFigureEntriesFigure>
>;

/** A column that sorts by a number, and shows it at the end of the line. */
const figure = (
  id: string,
  header: string,
  value: (row: FigureRow) => number | undefined,
): Omit<Column<FigureRow>, 'cell'> => ({
  id,
  header,
  align: 'right',
  className: 'tabular',
  sortKey: id,
  sortValue: value,
});

/** The table's columns; the file has the same. */
export function columnsFor(
  by: FiguresBy,
  currency: string,
  format: Format,
  onOpen: OpenEntries = () => undefined,
): Column<FigureRow>[] {
  /** A figure that shows its entries, unless there are none. */
  const pressed = (
    of: ListFigureEntriesFigure,
    label: string,
    row: FigureRow,
    text: string,
    cell: ReactNode,
  ) =>
    row.current[keys[of]] === 0 ? (
      cell
    ) : (
      <PressArea
        look="text"
        aria-label={words.showEntriesOf(label, text, row.name)}
        onPress={() => onOpen(of, row.id)}
      >
        {cell}
      </PressArea>
    );
  const money = (id: keyof typeof keys, header: string, of: Amount): Column<FigureRow> => ({
    ...figure(id, header, (row) => row.current[of]),
    cell: (row) =>
      pressed(
        id,
        header,
        row,
        format.money(row.current[of], currency),
        <MoneyText minor={row.current[of]} currency={currency} />,
      ),
    text: (row) => format.money(row.current[of], currency),
    file: { amount: (row) => ({ minor: row.current[of], currency }) },
  });
  const count = (of: 'orders' | 'spots', header: string): Column<FigureRow> => ({
    ...figure(of, header, (row) => row.current[of]),
    cell: (row) => {
      const text = format.number(row.current[of]);
      return pressed(of, header, row, text, text);
    },
    text: (row) => format.number(row.current[of]),
    file: { value: (row) => row.current[of] },
  });
  const rate = (of: Rate, header: string, note?: (set: FigureSet) => string): Column<FigureRow> => ({
    ...figure(of, header, (row) => rates(row.current)[of]),
    cell: (row) => {
      const value = rates(row.current)[of];
      if (value === undefined) return <span className="text-muted">–</span>;
      return (
        <>
          {of === 'margin'
            ? percent(format, value)
            : pressed(parts[of], header, row, percent(format, value), percent(format, value))}
          {note && <Below>{note(row.current)}</Below>}
        </>
      );
    },
    text: (row) => percent(format, rates(row.current)[of]),
  });
  const sold = money('sold', words.sold, 'soldMinor');
  return [
    {
      id: 'name',
      header: words.names[by],
      primary: true,
      className: 'wide:min-w-44',
      cell: (row) => <RowLink href={paths[by](row.id)}>{row.name}</RowLink>,
      text: (row) => row.name,
      sortKey: 'name',
      sortValue: (row) => row.name,
    },
    {
      ...sold,
      cell: (row) => (
        <>
          {sold.cell(row)}
          <Below>
            <ChangeText change={changeOf(row.current.soldMinor, row.previous.soldMinor, 'percent', format)} />
          </Below>
        </>
      ),
    },
    money('collected', words.collected, 'collectedMinor'),
    money('refunded', words.refunded, 'refundedMinor'),
    money('earned', words.earned, 'earnedMinor'),
    rate('margin', words.margin),
    count('orders', words.orders),
    count('spots', words.spotsShort),
    rate('fill', words.fill, ({ taken, maximum }) => `${format.number(taken)} / ${format.number(maximum)}`),
    rate('conversion', words.conversion),
  ];
}

function Below({ children }: { children: ReactNode }) {
  return <span className="block text-[0.8125rem] whitespace-nowrap text-muted">{children}</span>;
}
