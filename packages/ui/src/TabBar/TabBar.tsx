import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { useReveal } from '../internal/useReveal.ts';

export type TabBarProps = {
  label: string;
  items: readonly {
    href: string;
    label: ReactNode;
    isCurrent?: boolean;
    isDisabled?: boolean;
    badge?: ReactNode;
  }[];
  className?: string;
};

/** Links between sibling pages of one thing, below the header. */
export function TabBar({ label, items, className }: TabBarProps) {
  const bar = useReveal<HTMLElement>('[aria-current]', items.find((item) => item.isCurrent)?.href);
  return (
    <nav ref={bar} aria-label={label} className={cx('border-b border-line', className)}>
      <ul className="flex gap-6 overflow-x-auto">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              {...(item.isDisabled ? { isDisabled: true } : { href: item.href })}
              {...(item.isCurrent && { 'aria-current': 'page' as const })}
              className={cx(
                '-mb-px flex min-h-11 items-center gap-2 border-b-2 text-[0.9375rem] whitespace-nowrap no-underline outline-offset-[-2px] transition-colors duration-150',
                item.isCurrent
                  ? 'border-accent-text font-medium text-ink'
                  : 'border-transparent text-muted data-hovered:text-ink',
                item.isDisabled && 'cursor-not-allowed opacity-60',
              )}
            >
              {item.label}
              {item.badge}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
