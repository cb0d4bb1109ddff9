import type { ReactNode } from 'react';

export type ActionBarProps = {
  /** Accessible name of the bar. */
  label: string;
  /** Why to act now: an amount, a date, or a count. */
  children?: ReactNode;
  /** The one button or link. */
  action: ReactNode;
};

/**
 * On phones, the page's primary action within thumb reach, above the navigation. Wider screens have the same
 * action in the page. Render it last in the page, so that it covers nothing at the end of the scroll.
 */
export function ActionBar({ label, children, action }: ActionBarProps) {
  return (
    <section
      aria-label={label}
      data-screen-only
      className="sticky bottom-[calc(var(--foot,0px)+env(safe-area-inset-bottom))] z-20 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line bg-raised px-4 py-3 sm:hidden"
    >
      <div className="tabular min-w-0 flex-1 basis-24 text-sm leading-snug">{children}</div>
      <div className="max-w-full shrink-0">{action}</div>
    </section>
  );
}
