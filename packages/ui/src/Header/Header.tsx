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
  className?: string;
};

/** The top line of a portal or page. */
export function Header({ brand, children, actions, overArtwork, className }: HeaderProps) {
  return (
    <header
      className={cx(
        'flex min-h-16 items-center gap-4 px-4 sm:px-6 lg:px-10',
        overArtwork ? 'absolute inset-x-0 top-0 z-20 text-white' : 'border-b border-line bg-surface',
        className,
      )}
    >
      {brand && <div className="display text-xl">{brand}</div>}
      <div className="min-w-0 flex-1">{children}</div>
      {actions && <div className="flex items-center gap-1 sm:gap-2">{actions}</div>}
    </header>
  );
}
