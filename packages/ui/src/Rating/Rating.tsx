import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { RatingStar } from './RatingStar.tsx';

export type RatingProps = {
  /** What is rated, for screen readers; only the stars are visible. */
  label: string;
  /** The rating from 1 to `max`; null when not given. */
  value: number | null;
  max?: number;
  className?: string;
};

/** Displays a star rating. To collect one, use RatingField. */
export function Rating({ label, value, max = 5, className }: RatingProps) {
  const say = useSay();
  return (
    <span
      role="img"
      aria-label={`${label}: ${say('{value} of {max}', { value: value ?? 0, max })}`}
      className={cx('inline-flex', className)}
    >
      {Array.from({ length: max }, (_, i) => (
        <span key={i}>
          <RatingStar isGiven={i < (value ?? 0)} />
        </span>
      ))}
    </span>
  );
}
