import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../internal/buttonStyle.ts';

export type LinkButtonProps = Omit<LinkProps, 'className' | 'style' | 'children'> & {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
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
    <Link {...props} className={buttonStyle(variant, size, className)}>
      {icon}
      {children}
    </Link>
  );
}
