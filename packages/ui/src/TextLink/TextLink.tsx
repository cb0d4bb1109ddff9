import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../internal/Anchor.tsx';
import { cx } from '../internal/cx.ts';

export type TextLinkProps = Omit<AnchorProps, 'className' | 'children'> & {
  className?: string;
  children: ReactNode;
};

/** A link inside text. */
export function TextLink({ className, ...props }: TextLinkProps) {
  return (
    <Anchor
      {...props}
      className={cx(
        'rounded-xs text-accent-text underline decoration-1 underline-offset-[0.2em] hover:decoration-2',
        className,
      )}
    />
  );
}
