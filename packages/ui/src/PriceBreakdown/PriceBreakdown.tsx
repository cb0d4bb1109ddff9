import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { useMoney } from '../internal/useMoney.ts';

export type PriceLine = {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  amountMinor: number;
  /** Sets the line apart in bold, such as a subtotal. */
  strong?: boolean;
  tone?: 'credit';
};
export type PriceBreakdownProps = DataState & {
  lines: readonly PriceLine[];
  total?: { label: ReactNode; amountMinor: number; detail?: ReactNode };
  currency: string;
  className?: string;
};

/** Shows how an amount is made up, with aligned figures. */
export function PriceBreakdown({ lines, total, currency, className, ...state }: PriceBreakdownProps) {
  const write = useMoney(currency);
  const money = (minor: number) => write(minor, { trim: false });
  const instead = standIn(state, { isEmpty: lines.length === 0 && !total, art: 'coins', className });
  if (instead) return instead;
  return (
    <dl className={cx('tabular flex flex-col gap-2.5 text-[0.9375rem]', className)}>
      {lines.map((line) => (
        <div
          key={line.id}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-6',
            line.strong && 'border-t border-line pt-2.5 font-medium',
          )}
        >
          <dt className="min-w-0 flex-[1_1_6rem]">
            {line.label}
            {line.detail && (
              <span className="block text-[0.8125rem] font-normal text-muted">{line.detail}</span>
            )}
          </dt>
          <dd className={cx('ms-auto whitespace-nowrap', line.tone === 'credit' && 'text-green')}>
            <bdi dir="ltr">{money(line.amountMinor)}</bdi>
          </dd>
        </div>
      ))}
      {total && (
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3">
          <dt className="min-w-0 flex-[1_1_6rem] font-semibold">
            {total.label}
            {total.detail && (
              <span className="block text-[0.8125rem] font-normal text-muted">{total.detail}</span>
            )}
          </dt>
          <dd className="ms-auto text-xl font-semibold tracking-tight whitespace-nowrap">
            <bdi dir="ltr">{money(total.amountMinor)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
