import { cx } from '../internal/cx.ts';
import { Wheel } from '../internal/Wheel.tsx';

export type SpinnerProps = { label?: string; size?: 'sm' | 'md' | 'lg'; className?: string };

/** A short wait without a known length. For content with a known shape use Skeleton. */
export function Spinner({ label = 'Loading', size = 'md', className }: SpinnerProps) {
  return (
    <span role="status" className={cx('inline-flex items-center text-accent-text', className)}>
      <Wheel size={size} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
