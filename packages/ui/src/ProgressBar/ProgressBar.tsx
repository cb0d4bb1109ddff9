import type { ReactNode } from 'react';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
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
  return (
    <AriaProgressBar
      maxValue={max}
      {...(value === undefined ? { isIndeterminate: true } : { value })}
      className={cx('flex flex-col gap-1.5', className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div
            className={cx(
              'flex flex-wrap items-baseline justify-between gap-x-3 text-sm',
              hideLabel && 'sr-only',
            )}
          >
            <Label className="min-w-0 flex-[1_1_6rem] font-medium">{label}</Label>
            <span className={cx('tabular text-end text-muted', !hideLabel && 'min-w-0')}>
              {detail ?? valueText}
            </span>
          </div>
          <div className="h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className={cx(
                'h-full rounded-full transition-[width] duration-180',
                tones[tone],
                isIndeterminate && 'w-1/3 animate-[ui-pulse_1.2s_ease-in-out_infinite]',
              )}
              style={isIndeterminate ? {} : { width: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
