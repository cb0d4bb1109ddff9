import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type Fact = {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** A quiet line under the value. */
  detail?: ReactNode;
  /** The figure the list is about. */
  strong?: boolean;
};
export type FactsProps = {
  items: readonly Fact[];
  /** 'rows' sets value against label with hairlines, 'grid' sets label over value in columns, 'plain' is rows without lines. */
  layout?: 'rows' | 'grid' | 'plain';
  className?: string;
};

/** Names and values, such as the facts of a trip. For comparable rows use DataTable. */
export function Facts({ items, layout = 'rows', className }: FactsProps) {
  if (layout === 'grid')
    return (
      <dl
        className={cx(
          'grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-8 gap-y-5',
          className,
        )}
      >
        {items.map((item) => (
          <div key={item.id} className="min-w-0">
            <dt className="text-[0.8125rem] text-muted">{item.label}</dt>
            <dd className={cx('tabular mt-0.5 break-words', item.strong ? 'font-semibold' : 'font-medium')}>
              {item.value}
            </dd>
            {item.detail && <dd className="mt-0.5 text-[0.8125rem] text-muted">{item.detail}</dd>}
          </div>
        ))}
      </dl>
    );
  return (
    <dl
      className={cx('text-sm', layout === 'rows' ? 'divide-y divide-line' : 'flex flex-col gap-2', className)}
    >
      {items.map((item) => (
        <div
          key={item.id}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5',
            layout === 'rows' && 'py-2.5',
          )}
        >
          <dt className="text-muted">{item.label}</dt>
          <dd
            className={cx('tabular min-w-0 text-end break-words', item.strong && 'text-base font-semibold')}
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
