import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type HelpSidebarProps = {
  title: ReactNode;
  children: ReactNode;
  /** Links or buttons, such as to contact support. */
  actions?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** Help that stays next to a form or planner on wide screens and follows it on phones. */
export function HelpSidebar({ title, children, actions, level = 2, className }: HelpSidebarProps) {
  const Heading = `h${level}` as const;
  return (
    <aside className={cx('h-fit rounded-lg bg-sunken p-5 text-sm lg:sticky lg:under-header', className)}>
      <Heading className="flex items-center gap-2 text-base font-semibold">
        <LifeBuoy aria-hidden className="size-4.5 text-accent-text" />
        {title}
      </Heading>
      <div className="mt-2 flex flex-col gap-2 text-muted">{children}</div>
      {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
    </aside>
  );
}
