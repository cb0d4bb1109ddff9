import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-accent-ink border-transparent not-disabled:hover:bg-accent-hover not-disabled:active:bg-accent-hover',
  secondary:
    'bg-raised text-ink border-line-strong/50 shadow-raised not-disabled:hover:border-line-strong not-disabled:active:bg-sunken',
  ghost:
    'bg-transparent text-ink border-transparent not-disabled:hover:bg-ink/6 not-disabled:active:bg-ink/10',
  danger: 'bg-red text-raised border-transparent not-disabled:hover:opacity-90',
  'danger-quiet':
    'bg-transparent text-red border-red/40 not-disabled:hover:bg-red-soft not-disabled:active:bg-red-soft',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-[0.8125rem] gap-1.5',
  md: 'min-h-10 px-4 text-sm gap-2',
  lg: 'min-h-12 px-6 text-base gap-2.5',
};

export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(
    'inline-flex items-center justify-center max-w-full shrink-0 rounded-md border py-1 font-medium select-none no-underline',
    'transition-[background-color,border-color,transform,opacity] duration-150 not-disabled:active:scale-[0.985]',
    'outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus',
    'disabled:opacity-45 disabled:shadow-none aria-disabled:opacity-45 aria-disabled:cursor-not-allowed',
    '[&_svg]:size-[1.1em] [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  );
}
