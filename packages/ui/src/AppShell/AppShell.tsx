import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Header } from '../Header/Header.tsx';
import { cx } from '../internal/cx.ts';
import { type NavItem, SideNav, type SideNavProps } from '../SideNav/SideNav.tsx';
import { useSay } from '../internal/say.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';

/**
 * The page's layout within its portal: with the side menu (`side`), with navigation in the header (`top`), or
 * standalone with its own way back, either with the bottom bar on small screens (`bare`) or without any
 * navigation (`alone`).
 */
export type AppShellLayout = 'side' | 'top' | 'bare' | 'alone';

export type AppShellProps = {
  /** The brand name or logo at the start of the header. */
  brand: ReactNode;
  nav: SideNavProps['groups'];
  /** Up to five items for the bottom bar on phones. Default: the first five items of `nav` that aren’t `isWide`. */
  tabs?: readonly NavItem[];
  /** The portal's primary action: at the bottom of the menu, or in the header when there is no menu. */
  mainAction?: ReactNode;
  /** Content at the end of the header: search, help, avatar. */
  actions?: ReactNode;
  /** Content above the whole page, such as an ImpersonationBanner. */
  banner?: ReactNode;
  children: ReactNode;
  /** Limits the content width. Turn it off for pages that use the full width. */
  contained?: boolean;
  layout?: AppShellLayout;
};

/**
 * The frame of a portal: a full-width sticky header, navigation in a side menu or in the header, and the
 * content. Below 768 px, the menu becomes a bottom bar. Pages without a menu keep that bar below 1024 px,
 * where the header has no room for navigation.
 */
export function AppShell({
  brand,
  nav,
  tabs,
  mainAction,
  actions,
  banner,
  children,
  contained = true,
  layout = 'side',
}: AppShellProps) {
  const say = useSay();
  const places = nav.flatMap((group) => group.items);
  const bar = tabs ?? places.filter(({ isWide }) => !isWide).slice(0, 5);
  const side = layout === 'side';
  const top = layout === 'top';
  const headed = side || top;
  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col',
        layout !== 'alone' && '[--foot:3.5rem]',
        headed && '[--head:4rem]',
        side ? 'md:[--foot:0px]' : 'lg:[--foot:0px]',
      )}
    >
      <SkipLink />
      {banner}
      {headed && (
        <Header
          stays
          className="lg:ps-6"
          brand={<span className="block max-w-[40vw] truncate md:w-48">{brand}</span>}
          actions={
            <>
              {top && mainAction && <span className="hidden md:block">{mainAction}</span>}
              {actions}
            </>
          }
        >
          {top && (
            <TabBar
              label={say('Main')}
              items={places}
              className="-mb-px hidden min-w-0 border-b-0 lg:block [&_a]:min-h-16"
            />
          )}
        </Header>
      )}
      <div className="flex min-h-0 flex-1">
        {side && (
          <aside className="sticky top-(--head) hidden h-[calc(100dvh-var(--head))] w-[min(15rem,25vw)] shrink-0 flex-col border-e border-line bg-sunken/60 md:flex">
            <SideNav label={say('Main')} groups={nav} className="flex-1 overflow-y-auto px-3 py-5" />
            {mainAction && <div className="grid border-t border-line p-3">{mainAction}</div>}
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <main
            id="content"
            tabIndex={-1}
            className={cx(
              'flex-1 pb-24 outline-none',
              side ? 'md:pb-12' : 'lg:pb-12',
              contained && 'mx-auto w-full max-w-6xl px-4 pt-6 sm:px-6 lg:px-10 lg:pt-10',
            )}
          >
            {children}
          </main>
        </div>
      </div>
      {layout !== 'alone' && (
        <nav
          aria-label={say('Main, short')}
          className={cx(
            'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]',
            side ? 'md:hidden' : 'lg:hidden',
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
                  <span className="max-w-full truncate">{item.short ?? item.label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
