import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps, ProgressBar } from 'react-aria-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from '../internal/buttonStyle.ts';
import { useSay } from '../internal/say.ts';
import { Wheel } from '../internal/Wheel.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export type ButtonProps = Omit<AriaProps, 'className' | 'style' | 'children'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Why the action is unavailable. The button stays focusable, so that everyone can find out the reason. */
  disabledReason?: string;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Triggers an action. Use one primary button per view; make the others secondary or ghost. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  disabledReason,
  className,
  children,
  onPress,
  ...props
}: ButtonProps) {
  const say = useSay();
  const button = (
    <AriaButton
      {...props}
      {...(disabledReason ? { 'aria-disabled': true, type: 'button' as const } : { onPress })}
      className={buttonStyle(variant, size, className)}
    >
      {props.isPending ? (
        // The button announces this element when its pending state starts and ends.
        <ProgressBar isIndeterminate aria-label={say('Working')} className="inline-flex">
          <Wheel size="sm" />
        </ProgressBar>
      ) : (
        icon
      )}
      {children}
    </AriaButton>
  );
  return disabledReason ? <Tooltip content={disabledReason}>{button}</Tooltip> : button;
}
