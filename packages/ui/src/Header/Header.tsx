import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type HeaderProps = {
  /** The brand name or logo. Use it where no side menu shows it. */
  brand?: ReactNode;
  /** Content in the middle, such as a search. */
  children?: ReactNode;
  /** Content at the end: help, avatar. */
  actions?: ReactNode;
  /** Overlays a hero image instead of sitting above it. */
  overArtwork?: boolean;
  /** Keeps the header in view on scroll. */
  stays?: boolean;
  className?: string;
};

/** The top bar of a portal or page. */
export function Header({ brand, children, actions, overArtwork, stays, className }: HeaderProps) {
  return (
    <header
      {...(stays && { 'data-stays': '' })}
      className={cx(
        '@container',
        stays && 'sticky top-0 z-30',
        overArtwork
          ? 'over-picture absolute inset-x-0 top-0 z-20 text-white'
          : 'border-b border-line bg-surface',
      )}
    >
      {/* The narrowest phones, and pages at 400 % zoom, have only 320 px for everything. */}
      <div
        className={cx(
          // Including its border, the header has the height that sticky navigation below it assumes.
          overArtwork ? 'min-h-16' : 'min-h-[calc(4rem-1px)]',
          'flex items-center gap-4 px-4 @max-[26rem]:gap-2 @max-[22rem]:px-3 @max-[14rem]:px-2 sm:px-6 lg:px-10',
          className,
        )}
      >
        {brand && <div className="display min-w-0 text-xl">{brand}</div>}
        <div className="min-w-0 flex-1">{children}</div>
        {actions && (
          // With text at 200 %, phones have room for the buttons only at the minimum touch-target size.
          <div className="flex shrink-0 items-center gap-1 @max-[22rem]:gap-0.5 @max-[14rem]:gap-0 @max-[14rem]:[&_:is(a,button)]:w-auto @max-[14rem]:[&_:is(a,button)]:min-w-[44px] @max-[14rem]:[&_:is(a,button)]:px-0 sm:gap-2">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
