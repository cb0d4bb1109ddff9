import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type Fact = {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** Secondary text below the value. */
  detail?: ReactNode;
  /** Emphasizes the main figure of the list. */
  strong?: boolean;
  /** Gives a sentence or a list the whole row of a grid, where a column would break it into many lines. */
  isLong?: boolean;
};
export type FactsProps = {
  items: readonly Fact[];
  /**
   * `rows` shows the value opposite its label, separated by hairlines; `columns` aligns values in a column
   * next to their labels; `grid` shows the label above the value in columns; `plain` is rows without lines.
   */
  layout?: 'rows' | 'columns' | 'grid' | 'plain';
  /** Lays out rows in two columns where there is room. */
  wide?: boolean;
  className?: string;
};

/** Label-value pairs, such as the facts of a trip. For comparable rows, use DataTable. */
export function Facts({ items, layout = 'rows', wide, className }: FactsProps) {
  if (layout === 'grid')
    return (
      <dl
        className={cx(
          'grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-8 gap-y-5',
          className,
        )}
      >
        {items.map((item) => (
          <div key={item.id} className={cx('min-w-0', item.isLong && 'col-span-full max-w-[68ch]')}>
            <dt className="text-[0.8125rem] text-muted">{item.label}</dt>
            <dd className={cx('tabular mt-0.5 break-words', item.strong ? 'font-semibold' : 'font-medium')}>
              {item.value}
            </dd>
            {item.detail && <dd className="mt-0.5 text-[0.8125rem] text-muted">{item.detail}</dd>}
          </div>
        ))}
      </dl>
    );
  if (layout === 'columns')
    return (
      <dl className={cx('divide-y divide-line text-sm', className)}>
        {items.map((item) => (
          <div
            key={item.id}
            className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
          >
            <dt className="text-muted">{item.label}</dt>
            <dd
              className={cx(
                'tabular min-w-0 break-words whitespace-pre-line',
                item.strong && 'font-semibold',
              )}
            >
              {item.value}
              {item.detail && <span className="block text-[0.8125rem] text-muted">{item.detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    );
  return (
    <dl
      className={cx(
        'text-sm',
        layout === 'plain' && 'flex flex-col gap-2',
        layout === 'rows' &&
          (wide ? 'grid gap-x-10 border-t border-line sm:grid-cols-2' : 'divide-y divide-line'),
        className,
      )}
    >
      {items.map((item) => (
        <div
          key={item.id}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5',
            layout === 'rows' && 'py-2.5',
            layout === 'rows' && wide && 'border-b border-line',
          )}
        >
          <dt className="text-muted">{item.label}</dt>
          <dd
            className={cx(
              'tabular ms-auto min-w-0 text-end break-words',
              item.strong && 'text-base font-semibold',
            )}
          >
            {item.value}
            {item.detail && (
              <span className="block text-[0.8125rem] font-normal text-muted">{item.detail}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
