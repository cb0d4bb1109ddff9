import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { RatingStar } from './RatingStar.tsx';

export type RatingProps = {
  /** What is rated, for screen readers; the stars alone are shown. */
  label: string;
  /** 1 to `max`; null when not given. */
  value: number | null;
  max?: number;
  className?: string;
};

/** Stars that were given. `RatingField` asks for them. */
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
