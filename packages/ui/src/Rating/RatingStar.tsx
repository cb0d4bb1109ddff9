import { Star } from 'lucide-react';
import { cx } from '../internal/cx.ts';

export function RatingStar({ isGiven }: { isGiven: boolean }) {
  return (
    <Star
      aria-hidden
      className={cx('size-5', isGiven ? 'fill-accent-text text-accent-text' : 'text-line-strong')}
      strokeWidth={1.5}
    />
  );
}
