import { CircleAlert, CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useSay } from '../internal/say.ts';

export type JobState = 'waiting' | 'running' | 'done' | 'failed';
export type JobProgressProps = {
  title: string;
  state: JobState;
  /** Progress from 0 to `max`. Omit it while the length is unknown. */
  value?: number;
  max?: number;
  /** What is happening now, or what went wrong. */
  detail?: ReactNode;
  /** An action to offer when the job is done, such as a download. */
  action?: ReactNode;
  onRetry?: () => void;
  onCancel?: () => void;
  className?: string;
};

const looks = {
  waiting: { icon: <Clock />, tone: 'text-muted' },
  running: {
    icon: <LoaderCircle className="animate-[ui-spin_900ms_linear_infinite]" />,
    tone: 'text-accent-text',
  },
  done: { icon: <CircleCheck />, tone: 'text-green' },
  failed: { icon: <CircleAlert />, tone: 'text-red' },
};

/** A long-running server job, such as an export. It never blocks the page, and leaving the page loses nothing. */
export function JobProgress({
  title,
  state,
  value,
  max = 100,
  detail,
  action,
  onRetry,
  onCancel,
  className,
}: JobProgressProps) {
  const say = useSay();
  return (
    <section
      aria-label={title}
      className={cx('flex items-start gap-3.5 rounded-md border border-line bg-raised p-4', className)}
    >
      <span aria-hidden className={cx('mt-0.5 [&_svg]:size-5', looks[state].tone)}>
        {looks[state].icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p role="status" className={cx('tabular text-sm', state === 'failed' ? 'text-red' : 'text-muted')}>
          {detail}
        </p>
        {state === 'running' && (
          <ProgressBar
            label={title}
            hideLabel
            max={max}
            className="mt-2"
            {...(value !== undefined && { value })}
          />
        )}
      </div>
      {state === 'done' && action}
      {state === 'failed' && onRetry && (
        <Button size="sm" variant="secondary" onPress={onRetry}>
          {say('Try again')}
        </Button>
      )}
      {(state === 'waiting' || state === 'running') && onCancel && (
        <Button size="sm" variant="ghost" onPress={onCancel}>
          {say('Cancel')}
        </Button>
      )}
    </section>
  );
}
