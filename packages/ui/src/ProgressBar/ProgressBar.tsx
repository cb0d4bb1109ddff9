import { type ReactNode, useId } from 'react';
import { useLocale } from 'react-aria-components';
import { cx } from '../internal/cx.ts';

export type ProgressBarProps = {
  label: string;
  /** Progress from 0 to `max`. Omit it while the length is unknown. */
  value?: number;
  max?: number;
  /** What is happening now, such as '340 of 1,200 rows'. */
  detail?: ReactNode;
  tone?: 'accent' | 'green' | 'red';
  hideLabel?: boolean;
  className?: string;
};

const percentIn = (locale: string) => new Intl.NumberFormat(locale, { style: 'percent' });

const tones = { accent: 'bg-accent-text', green: 'bg-green', red: 'bg-red' };

/** Progress of a longer task, or toward a goal. */
export function ProgressBar({
  label,
  value,
  max = 100,
  detail,
  tone = 'accent',
  hideLabel,
  className,
}: ProgressBarProps) {
  const id = useId();
  const { locale } = useLocale();
  const done = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  const percent = done === undefined ? undefined : percentIn(locale).format(done);
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      {...(done !== undefined && { 'aria-valuenow': done * max, 'aria-valuetext': percent })}
      className={cx('flex flex-col gap-1.5', className)}
    >
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-3 text-sm',
          hideLabel && 'sr-only',
        )}
      >
        <span id={id} className="min-w-0 flex-[1_1_6rem] font-medium">
          {label}
        </span>
        <span className={cx('tabular text-end text-muted', !hideLabel && 'min-w-0')}>
          {detail ?? percent}
        </span>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={cx(
            'h-full rounded-full transition-[width] duration-180',
            tones[tone],
            done === undefined && 'w-1/3 animate-[ui-pulse_1.2s_ease-in-out_infinite]',
          )}
          style={done === undefined ? {} : { width: `${done * 100}%` }}
        />
      </div>
    </div>
  );
}
