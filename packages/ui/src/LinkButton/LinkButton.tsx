import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../internal/Anchor.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../internal/buttonStyle.ts';

export type LinkButtonProps = Omit<AnchorProps, 'className' | 'children'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A link styled as a button, for navigation rather than an action. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Anchor {...props} className={buttonStyle(variant, size, className)}>
      {icon}
      {children}
    </Anchor>
  );
}
