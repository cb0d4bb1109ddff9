import type { ReactNode } from 'react';
import { MoneyText } from '../MoneyText/MoneyText.tsx';

export interface CostColumn<Row> {
  key: string;
  label: string;
  /** Minor units of the cell. */
  value: (row: Row) => number | bigint | undefined;
  /** The figure the table is about. */
  strong?: boolean;
  /** A note under the label, such as the rate of a fee. */
  note?: string;
}

export type CostTableProps<Row> = {
  /** Read aloud as the table's name. */
  label: string;
  rows: Row[];
  rowLabel: string;
  rowHeader: (row: Row) => ReactNode;
  rowKey: (row: Row) => number | string;
  columns: CostColumn<Row>[];
  currency: string;
  /** The row to lay stress on, such as the break-even. */
  highlight?: (row: Row) => boolean;
  highlightNote?: string;
};

/** Amounts by number of travelers. The first column stays in view while the others scroll. */
export function CostTable<Row>(props: CostTableProps<Row>) {
  const { label, rows, rowLabel, rowHeader, rowKey, columns, currency, highlight, highlightNote } = props;
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-lg border border-line bg-raised"
    >
      <table className="w-full border-separate border-spacing-0 text-sm tabular">
        <thead>
          <tr className="text-muted">
            <th
              scope="col"
              className="sticky left-0 z-10 border-b border-line bg-raised px-4 py-3 text-left font-medium"
            >
              {rowLabel}
            </th>
            {columns.map((c) => (
              <th
                key={c.key}
                scope="col"
                className="border-b border-line px-4 py-3 text-right align-bottom font-medium"
              >
                <span className={c.strong ? 'text-ink' : ''}>{c.label}</span>
                {c.note && <span className="block text-xs font-normal">{c.note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const stressed = highlight?.(row) ?? false;
            return (
              <tr key={rowKey(row)} className="group/row">
                <th
                  scope="row"
                  className={`sticky left-0 z-10 border-b border-line px-4 py-2.5 text-left font-medium group-last/row:border-b-0 ${stressed ? 'bg-accent-soft' : 'bg-raised'}`}
                >
                  {rowHeader(row)}
                  {stressed && highlightNote && (
                    <span className="ml-2 text-xs font-normal text-accent-text">{highlightNote}</span>
                  )}
                </th>
                {columns.map((c) => (
                  <td
                    key={c.key}
                    className={`border-b border-line px-4 py-2.5 text-right group-last/row:border-b-0 ${stressed ? 'bg-accent-soft' : ''} ${c.strong ? 'font-semibold' : ''}`}
                  >
                    <MoneyText minor={c.value(row)} currency={currency} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
