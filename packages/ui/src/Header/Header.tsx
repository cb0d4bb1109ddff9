import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type HeaderProps = {
  /** The brand's name or logo; shown where no side menu carries it. */
  brand?: ReactNode;
  /** In the middle, e.g. a search. */
  children?: ReactNode;
  /** On the right: help, avatar. */
  actions?: ReactNode;
  /** Lies over a hero picture instead of above it. */
  overArtwork?: boolean;
  /** Stays in view while the page is scrolled. */
  stays?: boolean;
  className?: string;
};

/** The top line of a portal or page. */
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
      {/* The narrowest phones, and pages enlarged to four times their size, have 320 pixels for all of it. */}
      <div
        className={cx(
          // With its line, the header is as high as a row of places below it takes it to be.
          overArtwork ? 'min-h-16' : 'min-h-[calc(4rem-1px)]',
          'flex items-center gap-4 px-4 @max-[22rem]:gap-2 @max-[22rem]:px-3 @max-[14rem]:px-2 sm:px-6 lg:px-10',
          className,
        )}
      >
        {brand && <div className="display min-w-0 text-xl">{brand}</div>}
        <div className="min-w-0 flex-1">{children}</div>
        {actions && (
          // With text at twice its size, a phone has room for the buttons only as large as fingers need them.
          <div className="flex shrink-0 items-center gap-1 @max-[22rem]:gap-0.5 @max-[14rem]:gap-0 @max-[14rem]:[&_:is(a,button)]:w-auto @max-[14rem]:[&_:is(a,button)]:min-w-[44px] @max-[14rem]:[&_:is(a,button)]:px-0 sm:gap-2">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
