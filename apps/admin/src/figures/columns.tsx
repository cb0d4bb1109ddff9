import type { FigureRow, FiguresBy, FigureSet } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { RowLink } from '@caravan/shell/RowLink';
import type { Column } from '@caravan/ui/DataTable';
import { paths } from '../paths.ts';
import { ChangeText } from './ChangeText.tsx';
import { changeOf, type Format, percent, rates } from './figures.ts';
import { words } from './messages.ts';

type Amount = { [K in keyof FigureSet]: K extends `${string}Minor` ? K : never }[keyof FigureSet];
type Rate = keyof ReturnType<typeof rates>;

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
export function columnsFor(by: FiguresBy, currency: string, format: Format): Column<FigureRow>[] {
  const money = (id: string, header: string, of: Amount): Column<FigureRow> => ({
    ...figure(id, header, (row) => row.current[of]),
    cell: (row) => <MoneyText minor={row.current[of]} currency={currency} />,
    text: (row) => format.money(row.current[of], currency),
    file: { amount: (row) => ({ minor: row.current[of], currency }) },
  });
  const count = (of: 'orders' | 'spots', header: string): Column<FigureRow> => ({
    ...figure(of, header, (row) => row.current[of]),
    cell: (row) => format.number(row.current[of]),
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
          {percent(format, value)}
          {note && <Below>{note(row.current)}</Below>}
        </>
      );
    },
    text: (row) => percent(format, rates(row.current)[of]),
  });
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
      ...money('sold', words.sold, 'soldMinor'),
      cell: (row) => (
        <>
          <MoneyText minor={row.current.soldMinor} currency={currency} />
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

function Below({ children }: { children: React.ReactNode }) {
  return <span className="block text-[0.8125rem] whitespace-nowrap text-muted">{children}</span>;
}
