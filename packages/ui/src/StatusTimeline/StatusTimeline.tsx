import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

export type StatusTimelineProps = {
  label: string;
  steps: readonly { id: string; label: string; detail?: ReactNode }[];
  /** Number of completed steps. */
  complete: number;
  /** Ends the line in red with this label, such as 'Cancelled'. */
  stopped?: string;
  className?: string;
};

/** The lifecycle of a trip or ride in a few named steps: horizontal on wide screens, vertical on phones. */
export function StatusTimeline({ label, steps, complete, stopped, className }: StatusTimelineProps) {
  const say = useSay();
  return (
    <ol aria-label={label} className={cx('flex flex-col sm:flex-row', className)}>
      {steps.map((step, i) => {
        const done = i < complete;
        const now = i === complete && !stopped;
        const failed = stopped !== undefined && i === complete;
        return (
          <li
            key={step.id}
            {...(now && { 'aria-current': 'step' as const })}
            className="relative flex min-w-0 flex-1 gap-3 pb-6 last:pb-0 sm:flex-col sm:pb-0"
          >
            {i < steps.length - 1 && (
              <span
                aria-hidden
                className={cx(
                  'absolute top-6 bottom-0 start-[0.6875rem] w-0.5 sm:top-[0.6875rem] sm:end-0 sm:bottom-auto sm:start-6 sm:h-0.5 sm:w-auto',
                  done ? 'bg-accent-text' : 'bg-line',
                )}
              />
            )}
            <span
              className={cx(
                'relative grid size-6 shrink-0 place-items-center rounded-full border-2 [&_svg]:size-3.5',
                failed
                  ? 'border-red bg-red text-raised'
                  : done
                    ? 'border-accent-text bg-accent-text text-surface'
                    : now
                      ? 'border-accent-text bg-raised'
                      : 'border-line bg-raised',
              )}
            >
              {failed ? (
                <X aria-hidden />
              ) : done ? (
                <Check aria-hidden strokeWidth={3} />
              ) : (
                now && <span className="size-2 rounded-full bg-accent-text" />
              )}
            </span>
            <span className="sm:pe-4">
              <span
                className={cx(
                  'block text-sm',
                  done || now ? 'font-medium' : 'text-muted',
                  failed && 'font-medium text-red',
                )}
              >
                {failed ? stopped : step.label}
                {done && <span className="sr-only"> ({say('complete')})</span>}
              </span>
              {step.detail && (
                <span className="tabular block text-[0.8125rem] text-muted">{step.detail}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
