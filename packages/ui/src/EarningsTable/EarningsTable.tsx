import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { useMoney } from '../internal/useMoney.ts';
import { minorDigits } from '../money/money.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useSay } from '../internal/say.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';

export type EarningsColumn = {
  id: string;
  label: string;
  /** Text below the label, such as a fee's rate. */
  note?: string;
  /** Marks a column of the cost breakdown, which users can show and hide. */
  isCost?: boolean;
  /** Emphasizes the main figure of the table. */
  strong?: boolean;
};
export type EarningsRow = {
  id: string;
  label: ReactNode;
  /** Amounts in minor units by column ID; undefined where there is none. */
  amountsMinor: Readonly<Record<string, number | undefined>>;
  /** Emphasizes the row and says why, such as 'Break-even'. */
  note?: string;
};
export type EarningsTableProps = DataState & {
  label: string;
  rowLabel: string;
  columns: readonly EarningsColumn[];
  rows: readonly EarningsRow[];
  currency: string;
  locale?: string;
  showLabel?: string;
  hideLabel?: string;
  /** For many rows: the table scrolls inside its container with a sticky header. */
  isTall?: boolean;
  className?: string;
};

/** Whether an amount can be shown without decimals. If one amount in the table needs decimals, all show them. */
const isWhole = (minor: number | undefined, currency: string) =>
  (minor ?? 0) % 10 ** minorDigits(currency) === 0;

/** Costs and earnings by a count, such as travelers. The first column is sticky; losses are red and signed. */
export function EarningsTable({
  label,
  rowLabel,
  columns,
  rows,
  currency,
  locale,
  showLabel,
  hideLabel,
  isTall,
  className,
  ...state
}: EarningsTableProps) {
  const say = useSay();
  const money = useMoney(currency);
  const [open, setOpen] = useState(false);
  const instead = standIn(state, {
    isEmpty: rows.length === 0,
    isRegion: true,
    art: 'coins',
    waiting: <Skeleton lines={6} className="gap-6 p-6" />,
    className: cx('rounded-lg border border-line bg-raised', className),
  });
  if (instead) return instead;
  const shown = columns.filter((c) => open || !c.isCost);
  const options = {
    trim: shown.every((c) => rows.every((row) => isWhole(row.amountsMinor[c.id], currency))),
    locale,
  };
  const first = 'sticky start-0 z-10 border-b border-line px-3 text-start sm:px-4';
  return (
    <div className={cx('overflow-hidden rounded-lg border border-line bg-raised', className)}>
      {columns.some((c) => c.isCost) && (
        <div className="flex justify-end border-b border-line px-2 py-1.5">
          <Button size="sm" variant="ghost" aria-expanded={open} onPress={() => setOpen(!open)}>
            {open ? (hideLabel ?? say('Hide cost breakdown')) : (showLabel ?? say('Show cost breakdown'))}
          </Button>
        </div>
      )}
      <div
        tabIndex={0}
        role="region"
        aria-label={label}
        className={cx(
          'overflow-x-auto outline-offset-[-2px]',
          isTall &&
            'max-h-[26rem] [&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-20 [&_thead_th]:bg-raised',
        )}
      >
        <table className="tabular w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className={cx(first, 'bg-raised py-3 font-medium')}>
                {rowLabel}
              </th>
              {shown.map((c) => (
                <th
                  key={c.id}
                  scope="col"
                  className="border-b border-line px-2 py-3 text-end last:pe-3 sm:px-4 sm:last:pe-4 align-bottom font-medium"
                >
                  <span className={c.strong ? 'text-ink' : ''}>{c.label}</span>
                  {c.note && <span className="block text-xs font-normal">{c.note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="group/row">
                <th
                  scope="row"
                  className={cx(
                    first,
                    'py-2.5 font-medium group-last/row:border-b-0',
                    row.note ? 'bg-accent-soft' : 'bg-raised',
                  )}
                >
                  {row.label}
                  {row.note && (
                    <span className="block text-xs font-normal text-accent-text sm:ms-2 sm:inline">
                      {row.note}
                    </span>
                  )}
                </th>
                {shown.map((c) => {
                  const amount = row.amountsMinor[c.id];
                  return (
                    <td
                      key={c.id}
                      className={cx(
                        'border-b border-line px-2 py-2.5 text-end last:pe-3 sm:px-4 sm:last:pe-4 group-last/row:border-b-0',
                        row.note && 'bg-accent-soft',
                        c.strong && 'font-semibold',
                        amount !== undefined && amount < 0 && 'text-red',
                      )}
                    >
                      {/* Keeps the minus sign before the amount in right-to-left text. */}
                      <bdi dir="ltr">{amount === undefined ? '–' : money(amount, options)}</bdi>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
