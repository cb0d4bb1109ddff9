import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { useReveal } from '../internal/useReveal.ts';

export type NavItem = {
  href: string;
  label: string;
  /** Replaces a label that the bottom bar of a phone would cut off. */
  short?: string;
  /** Leaves the item out of the bottom bar of a phone. */
  isWide?: boolean;
  icon?: ReactNode;
  isCurrent?: boolean;
  badge?: ReactNode;
};
export type SideNavProps = {
  label: string;
  /** Groups of items, separated by space; the title is optional. */
  groups: readonly { title?: string; items: readonly NavItem[] }[];
  className?: string;
};

/** The portal's main navigation. */
export function SideNav({ label, groups, className }: SideNavProps) {
  const items = groups.flatMap((group) => group.items);
  const menu = useReveal<HTMLElement>('[aria-current]', items.find((item) => item.isCurrent)?.href);
  return (
    <nav ref={menu} aria-label={label} className={cx('flex flex-col gap-6', className)}>
      {groups.map((group, i) => (
        <div key={group.title ?? i}>
          {group.title && <p className="kicker mb-2 px-3">{group.title}</p>}
          <ul className="flex flex-col gap-0.5">
            {group.items.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  {...(item.isCurrent && { 'aria-current': 'page' as const })}
                  className={cx(
                    'flex min-h-9 items-center gap-3 rounded-sm px-3 text-sm no-underline transition-colors duration-150 [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
                    item.isCurrent
                      ? 'bg-accent-soft font-medium text-accent-text'
                      : 'text-muted data-hovered:bg-ink/5 data-hovered:text-ink',
                  )}
                >
                  {item.icon}
                  <span className="min-w-0 flex-1 truncate">{item.label}</span>
                  {item.badge}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
