import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useSay } from '../internal/say.ts';

export type OnboardingItem = {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  done?: boolean;
  action?: ReactNode;
};
export type OnboardingProgressProps = {
  label: string;
  items: readonly OnboardingItem[];
  className?: string;
};

/** What is left to do before getting started. Only the first open item, the one to do next, shows its action. */
export function OnboardingProgress({ label, items, className }: OnboardingProgressProps) {
  const say = useSay();
  const done = items.filter((item) => item.done).length;
  const next = items.find((item) => !item.done);
  return (
    <section aria-label={label} className={className}>
      <ProgressBar
        label={label}
        value={done}
        max={items.length}
        detail={say('{value} of {max}', { value: done, max: items.length })}
      />
      <ol className="mt-6 flex flex-col">
        {items.map((item, i) => {
          const now = item === next;
          return (
            <li
              key={item.id}
              {...(now && { 'aria-current': 'step' as const })}
              className="group/item grid grid-cols-[auto_minmax(0,1fr)] gap-x-4"
            >
              <span className="flex flex-col items-center">
                <span
                  className={cx(
                    'tabular grid size-8 shrink-0 place-items-center rounded-full border text-sm font-medium [&_svg]:size-4',
                    item.done
                      ? 'border-transparent bg-accent-soft text-accent-text'
                      : now
                        ? 'border-accent bg-accent text-accent-ink'
                        : 'border-line text-muted',
                  )}
                >
                  {item.done ? <Check aria-label={say('Done')} strokeWidth={3} /> : i + 1}
                </span>
                <span aria-hidden className="my-1 w-px flex-1 bg-line group-last/item:hidden" />
              </span>
              <div className="pt-1 pb-6 group-last/item:pb-0">
                <p className={cx('font-medium', !item.done && !now && 'text-muted')}>{item.title}</p>
                {item.detail && <p className="mt-0.5 text-sm text-muted">{item.detail}</p>}
                {now && item.action && <div className="mt-3">{item.action}</div>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
