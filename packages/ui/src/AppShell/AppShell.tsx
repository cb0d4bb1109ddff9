import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cx } from '../internal/cx.ts';
import { type NavItem, SideNav, type SideNavProps } from '../SideNav/SideNav.tsx';
import { useSay } from '../internal/say.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';

export type AppShellProps = {
  /** The brand's name or logo, at the top of the side menu. */
  brand: ReactNode;
  nav: SideNavProps['groups'];
  /** Up to five places for the bar at the bottom of phones; the first five of `nav` when not given. */
  tabs?: readonly NavItem[];
  /** At the foot of the side menu. */
  navFooter?: ReactNode;
  /** A Header. */
  header?: ReactNode;
  /** Above everything, e.g. an ImpersonationBanner. */
  banner?: ReactNode;
  children: ReactNode;
  /** Off for pages that use the whole width. */
  contained?: boolean;
  /** Off for pages that stand without the side menu: their header (or they themselves) leads on from 1024 px up. */
  sideMenu?: boolean;
};

/**
 * The frame of a portal: side menu, header and content. Below 768 px the menu becomes a bar at the bottom; a page
 * without a side menu keeps that bar below 1024 px, where a header has no room for the places.
 */
export function AppShell({
  brand,
  nav,
  tabs,
  navFooter,
  header,
  banner,
  children,
  contained = true,
  sideMenu = true,
}: AppShellProps) {
  const say = useSay();
  const bar = tabs ?? nav.flatMap((group) => group.items).slice(0, 5);
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col [--foot:3.5rem]',
        sideMenu ? 'md:[--foot:0px]' : 'lg:[--foot:0px]',
      )}
    >
      <SkipLink />
      {banner}
      <div className="flex min-h-0 flex-1">
        {sideMenu && (
          <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-e border-line bg-sunken/60 md:flex">
            <div className="display flex min-h-16 items-center px-6 text-[1.375rem]">{brand}</div>
            <SideNav label={say('Main')} groups={nav} className="flex-1 overflow-y-auto px-3 py-4" />
            {navFooter && <div className="border-t border-line p-3">{navFooter}</div>}
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {header}
          <main
            id="content"
            tabIndex={-1}
            className={cx(
              'flex-1 pb-24 outline-none',
              sideMenu ? 'md:pb-12' : 'lg:pb-12',
              contained && 'mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6 lg:px-10 lg:pt-10',
            )}
          >
            {children}
          </main>
        </div>
      </div>
      <nav
        aria-label={say('Main, short')}
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]',
          sideMenu ? 'md:hidden' : 'lg:hidden',
        )}
      >
        <ul className="grid auto-cols-fr grid-flow-col">
          {bar.map((item) => (
            <li key={item.href} className="min-w-0">
              <Link
                href={item.href}
                {...(item.isCurrent && { 'aria-current': 'page' as const })}
                className={cx(
                  'flex min-h-14 flex-col items-center justify-center gap-1 px-1 text-[0.6875rem] no-underline outline-offset-[-3px] [&_svg]:size-5',
                  item.isCurrent ? 'font-medium text-accent-text' : 'text-muted',
                )}
              >
                {item.icon}
                <span className="max-w-full truncate">{item.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
