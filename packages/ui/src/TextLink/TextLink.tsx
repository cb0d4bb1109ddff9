import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { cx } from '../internal/cx.ts';

export type TextLinkProps = Omit<LinkProps, 'className' | 'style' | 'children'> & {
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link inside text. */
export function TextLink({ className, ...props }: TextLinkProps) {
  return (
    <Link
      {...props}
      className={cx(
        'rounded-xs text-accent-text underline decoration-1 underline-offset-[0.2em] data-hovered:decoration-2',
        className,
      )}
    />
  );
}
