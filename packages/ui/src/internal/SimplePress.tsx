import type { ComponentProps } from 'react';

export type SimplePressProps = Omit<ComponentProps<'button'>, 'style' | 'disabled' | 'onClick'> & {
  onPress?: () => void;
  isDisabled?: boolean;
  /** The action is in progress: the button keeps focus and ignores presses. */
  isPending?: boolean;
};

/** A native button. */
export function SimplePress({
  type = 'button',
  onPress,
  isDisabled = false,
  isPending = false,
  ...props
}: SimplePressProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={(event) => (isPending ? event.preventDefault() : onPress?.())}
    />
  );
}
