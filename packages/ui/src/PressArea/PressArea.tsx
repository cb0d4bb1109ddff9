import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { cx } from '../internal/cx.ts';

export type PressAreaProps = Omit<ButtonProps, 'className' | 'style' | 'children'> & {
  /**
   * `line` is a list row, `tile` has a border, `text` looks like its text, and `bare` adds only focus and
   * press behavior.
   */
  look?: 'line' | 'tile' | 'text' | 'bare';
  /** Utility classes for layout only. */
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

const looks = {
  line: 'flex min-h-12 w-full items-center gap-3 rounded-xs data-hovered:bg-sunken/60',
  tile: 'flex min-h-10 w-full items-center gap-3 rounded-sm border border-line bg-raised px-3 data-hovered:border-line-strong',
  text: 'min-h-6 rounded-xs font-medium underline-offset-[0.2em] data-hovered:underline',
  bare: '',
};

/**
 * Makes an entire row, tile, or picture pressable. For an action with its own label, use Button; for
 * navigation, use a link.
 */
export function PressArea({ look = 'line', className, ...props }: PressAreaProps) {
  return (
    <Button
      {...props}
      className={cx(
        'cursor-pointer text-start transition-[background-color,border-color] duration-150',
        'data-focus-visible:outline-2 data-focus-visible:outline-focus data-disabled:cursor-not-allowed data-disabled:opacity-45',
        looks[look],
        className,
      )}
    />
  );
}
