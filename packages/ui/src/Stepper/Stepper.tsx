import { Check } from 'lucide-react';
import { Link } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';

export type Step = { id: string; label: string; href?: string; error?: boolean };
export type StepperProps = {
  label: string;
  steps: readonly Step[];
  /** ID of the current step; the steps before it count as done. */
  current: string;
  /** IDs of additional completed steps, when steps can be taken in any order. */
  done?: readonly string[];
  className?: string;
};

/** Progress through a multi-page form. On phones it is one line and a bar. */
export function Stepper({ label, steps, current, done, className }: StepperProps) {
  const say = useSay();
  const at = Math.max(
    0,
    steps.findIndex((s) => s.id === current),
  );
  const isDone = (step: Step, i: number) => (done ? done.includes(step.id) : i < at);
  return (
    <nav aria-label={label} className={className}>
      <div className="sm:hidden">
        <p className="text-sm text-muted">
          {say('Step {value} of {max}', { value: at + 1, max: steps.length })} ·{' '}
          <span className="font-medium text-ink">{steps[at]?.label}</span>
        </p>
        <div aria-hidden className="mt-2 flex gap-1">
          {steps.map((step, i) => (
            <span
              key={step.id}
              className={cx('h-1 flex-1 rounded-full', i <= at ? 'bg-accent-text' : 'bg-line')}
            />
          ))}
        </div>
      </div>
      <ol className="hidden items-start gap-2 sm:flex">
        {steps.map((step, i) => {
          const complete = isDone(step, i);
          const here = step.id === current;
          const body = (
            <span className="flex flex-col gap-2.5">
              <span
                aria-hidden
                className={cx(
                  'h-1 rounded-full',
                  here || complete ? 'bg-accent-text' : 'bg-line',
                  step.error && 'bg-red',
                )}
              />
              <span
                className={cx(
                  'flex items-center gap-2 text-sm',
                  here ? 'font-medium text-ink' : 'text-muted',
                )}
              >
                <span
                  className={cx(
                    'tabular grid size-5.5 shrink-0 place-items-center rounded-full text-xs [&_svg]:size-3.5',
                    step.error
                      ? 'bg-red-soft text-red'
                      : here
                        ? 'bg-accent text-accent-ink'
                        : complete
                          ? 'bg-accent-soft text-accent-text'
                          : 'bg-sunken text-muted',
                  )}
                >
                  {step.error ? '!' : complete && !here ? <Check aria-hidden /> : i + 1}
                </span>
                {step.label}
                {complete && <span className="sr-only"> ({say('done')})</span>}
                {step.error && <span className="sr-only"> ({say('needs attention')})</span>}
              </span>
            </span>
          );
          return (
            <li key={step.id} className="min-w-0 flex-1" {...(here && { 'aria-current': 'step' as const })}>
              {step.href && !here ? (
                <Link href={step.href} className="block rounded-sm no-underline">
                  {body}
                </Link>
              ) : (
                body
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
