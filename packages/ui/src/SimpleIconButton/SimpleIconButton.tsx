import type { ReactNode } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../internal/buttonStyle.ts';
import { cx } from '../internal/cx.ts';
import { iconSquare } from '../internal/iconSquare.ts';
import { SimplePress, type SimplePressProps } from '../internal/SimplePress.tsx';

export type SimpleIconButtonProps = Omit<SimplePressProps, 'children' | 'aria-label'> & {
  /** What the button does; its accessible name. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** An IconButton for public pages, based on SimpleButton. It has no tooltip, so use a widely known icon. */
export function SimpleIconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  className,
  ...props
}: SimpleIconButtonProps) {
  return (
    <SimplePress
      {...props}
      aria-label={label}
      className={buttonStyle(variant, size, cx(iconSquare[size], className))}
    >
      {icon}
    </SimplePress>
  );
}
