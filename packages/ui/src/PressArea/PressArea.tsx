import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { cx } from '../internal/cx.ts';

export type PressAreaProps = Omit<ButtonProps, 'className' | 'style' | 'children'> & {
  /** 'line' is a row of a list, 'tile' has an edge, 'text' looks like its text, 'bare' brings only focus and press. */
  look?: 'line' | 'tile' | 'text' | 'bare';
  /** Layout only. */
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

/** A whole row, tile or picture to press. For an action with a name of its own use Button; for a way to a page, a link. */
export function PressArea({ look = 'line', className, ...props }: PressAreaProps) {
  return (
    <Button
      {...props}
      className={cx(
        'cursor-pointer text-start outline-none transition-[background-color,border-color] duration-150',
        'data-focus-visible:outline-2 data-focus-visible:outline-focus data-disabled:cursor-not-allowed data-disabled:opacity-45',
        looks[look],
        className,
      )}
    />
  );
}
