import type { ComponentProps } from 'react';

export type SimplePressProps = Omit<ComponentProps<'button'>, 'style' | 'disabled' | 'onClick'> & {
  onPress?: () => void;
  isDisabled?: boolean;
  /** At work: it keeps the focus and takes no other press. */
  isPending?: boolean;
};

/** A button as the browser has it. */
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
