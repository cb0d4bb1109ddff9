import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useMoney } from '../internal/useMoney.ts';
import { useSay } from '../internal/say.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';

export type CartLine = {
  id: string;
  label: string;
  detail?: ReactNode;
  amountMinor: number;
  /** Shows the line struck through because the change removes it. */
  removed?: boolean;
  /** Called to undo this change. */
  onUndo?: () => void;
};
export type CartSummaryProps = Omit<DataState, 'empty'> & {
  title: ReactNode;
  lines: readonly CartLine[];
  currency: string;
  total: { label: ReactNode; amountMinor: number };
  /** An additional line below the total, such as 'Due today'. */
  due?: { label: ReactNode; amountMinor: number };
  emptyText?: ReactNode;
  /** The primary button. */
  action?: ReactNode;
  note?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** Summarizes what is being booked or changed; each line can offer an undo. */
export function CartSummary({
  title,
  lines,
  currency,
  total,
  due,
  emptyText,
  action,
  note,
  level = 2,
  className,
  ...state
}: CartSummaryProps) {
  const say = useSay();
  const Heading = `h${level}` as const;
  const instead = standIn(state, { className: 'mt-4', waiting: <Skeleton lines={5} /> });
  const write = useMoney(currency);
  const money = (minor: number) => write(minor, { trim: false });
  return (
    <section className={cx('rounded-lg border border-line bg-raised p-5 sm:p-6', className)}>
      <Heading className="display-heading">{title}</Heading>
      {instead ?? (
        <>
          {lines.length === 0 && emptyText && <p className="mt-3 text-sm text-muted">{emptyText}</p>}
          <ul className="tabular mt-3 divide-y divide-line text-[0.9375rem]">
            {lines.map((line) => (
              <li key={line.id} className="flex min-h-12 items-center gap-3 py-2.5">
                <span className="min-w-0 flex-1">
                  <span className={cx(line.removed && 'text-muted line-through')}>{line.label}</span>
                  {line.detail && <span className="block text-[0.8125rem] text-muted">{line.detail}</span>}
                </span>
                <span className={cx('whitespace-nowrap', line.removed && 'text-muted')}>
                  <bdi dir="ltr">{money(line.amountMinor)}</bdi>
                </span>
                {line.onUndo && (
                  <IconButton
                    size="sm"
                    label={say('Undo: {name}', { name: line.label })}
                    icon={<Undo2 />}
                    tooltip={false}
                    onPress={line.onUndo}
                    className="-me-2"
                  />
                )}
              </li>
            ))}
          </ul>
          <dl className="tabular mt-2 flex flex-col gap-2 border-t-2 border-ink pt-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="min-w-0 flex-[1_1_6rem] font-semibold">{total.label}</dt>
              <dd className="ms-auto text-xl font-semibold tracking-tight">
                <bdi dir="ltr">{money(total.amountMinor)}</bdi>
              </dd>
            </div>
            {due && (
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
                <dt className="min-w-0 flex-[1_1_6rem] text-muted">{due.label}</dt>
                <dd className="ms-auto font-medium">
                  <bdi dir="ltr">{money(due.amountMinor)}</bdi>
                </dd>
              </div>
            )}
          </dl>
          {action && <div className="mt-5 flex flex-col">{action}</div>}
          {note && <p className="mt-3 text-[0.8125rem] text-muted">{note}</p>}
        </>
      )}
    </section>
  );
}
