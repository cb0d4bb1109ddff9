import type { EarningsColumn, EarningsRow } from '@caravan/ui/EarningsTable';

/** A column of an EarningsTable and the accessor of its amount, in minor units. */
export type AmountColumn<Row> = Omit<EarningsColumn, 'id'> & {
  key: string;
  value: (row: Row) => number | bigint | undefined;
};

/** Converts costs or earnings by number of travelers to rows of the library's EarningsTable. */
export function amountRows<Row extends { travelers: number }>(
  rows: readonly Row[],
  columns: readonly AmountColumn<Row>[],
  note?: (row: Row) => string | undefined,
): { columns: EarningsColumn[]; rows: EarningsRow[] } {
  return {
    columns: columns.map(({ key, label, note, isCost, strong }) => ({
      id: key,
      label,
      note,
      isCost,
      strong,
    })),
    rows: rows.map((row) => {
      const why = note?.(row);
      return {
        id: String(row.travelers),
        label: row.travelers,
        amountsMinor: Object.fromEntries(
          columns.map(({ key, value }) => {
            const minor = value(row);
            return [key, minor === undefined ? undefined : Number(minor)];
          }),
        ),
        ...(why && { note: why }),
      };
    }),
  };
}
