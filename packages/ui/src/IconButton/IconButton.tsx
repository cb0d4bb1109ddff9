import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../internal/buttonStyle.ts';
import { cx } from '../internal/cx.ts';
import { iconSquare } from '../internal/iconSquare.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export type IconButtonProps = Omit<AriaProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** What the button does. Its accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the tooltip. Turn it off inside menus and toasts, where it would cover adjacent controls. */
  tooltip?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  tooltip = true,
  className,
  ...props
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...props}
      aria-label={label}
      className={buttonStyle(variant, size, cx(iconSquare[size], className))}
    >
      {icon}
    </AriaButton>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
