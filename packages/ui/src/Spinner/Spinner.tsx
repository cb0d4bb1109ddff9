import { cx } from '../internal/cx.ts';
import { Wheel } from '../internal/Wheel.tsx';
import { useSay } from '../internal/say.ts';

export type SpinnerProps = { label?: string; size?: 'sm' | 'md' | 'lg'; className?: string };

/** A short wait of unknown length. For content with a known shape, use Skeleton. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  const say = useSay();
  return (
    <span role="status" data-wait className={cx('inline-flex items-center text-accent-text', className)}>
      <Wheel size={size} />
      <span className="sr-only">{label ?? say('Loading')}</span>
    </span>
  );
}
