import type { ReactNode } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../internal/buttonStyle.ts';
import { useSay } from '../internal/say.ts';
import { SimplePress, type SimplePressProps } from '../internal/SimplePress.tsx';
import { Wheel } from '../internal/Wheel.tsx';

export type SimpleButtonProps = SimplePressProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  children: ReactNode;
};

/** A Button for public pages: a native button, without Button's integration with menus, dialogs, and tooltips. */
export function SimpleButton({
  variant = 'primary',
  size = 'md',
  icon,
  className,
  children,
  ...props
}: SimpleButtonProps) {
  const say = useSay();
  return (
    <SimplePress {...props} className={buttonStyle(variant, size, className)}>
      {props.isPending ? (
        <span role="progressbar" aria-label={say('Working')} className="inline-flex">
          <Wheel size="sm" />
        </span>
      ) : (
        icon
      )}
      {children}
    </SimplePress>
  );
}
