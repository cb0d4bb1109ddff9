import type { CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';

export type SkeletonProps = {
  /** Utility classes for size and shape, such as `h-40 w-full`. */
  className?: string;
  /** Number of text lines to show instead of one block. */
  lines?: number;
  /** A size that is known only at render time. */
  style?: CSSProperties;
};

const shade = 'animate-[ui-pulse_1.6s_ease-in-out_infinite] rounded-sm bg-line/70';

/** A placeholder in the shape of content that is loading. Set `aria-busy` on the region that contains it. */
export function Skeleton({ className, lines, style }: SkeletonProps) {
  if (lines === undefined) return <div aria-hidden style={style} className={cx(shade, className)} />;
  return (
    <div aria-hidden className={cx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, i) => (
        <div key={i} className={cx(shade, 'h-3.5', i === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  );
}
