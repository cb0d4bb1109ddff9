import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { softTone, type Tone } from '../internal/tone.ts';

export type BadgeProps = {
  tone?: Tone;
  /** Shows a dot before the label. Use it for statuses. */
  dot?: boolean;
  icon?: ReactNode;
  size?: 'sm' | 'md';
  /** Uses an opaque background that stays readable on any image. */
  onArtwork?: boolean;
  className?: string;
  children: ReactNode;
};

/** A status or a short fact. */
export function Badge({
  tone = 'neutral',
  dot,
  icon,
  size = 'md',
  onArtwork,
  className,
  children,
}: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex w-fit max-w-full shrink-0 items-center gap-1.5 rounded-[1rem] font-medium tabular [&_svg]:size-[1.05em]',
        size === 'sm' ? 'px-2 py-0.5 text-xs' : 'px-2.5 py-1 text-[0.8125rem] leading-4',
        softTone[tone],
        onArtwork && 'shadow-raised',
        className,
      )}
    >
      {dot && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />}
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
