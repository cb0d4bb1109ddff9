import { useState } from 'react';
import { cx } from '../internal/cx.ts';

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Badge in the corner: the profile is incomplete (`warning`) or required (`error`). */
  badge?: 'warning' | 'error' | undefined;
  /** What the badge means, for screen readers. */
  badgeLabel?: string;
  className?: string;
};

const sizes = { sm: 'size-7 text-xs', md: 'size-9 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-3xl' };

/** A person's picture, or their initials. */
export function Avatar({ name, src, size = 'md', badge, badgeLabel, className }: AvatarProps) {
  const [failed, setFailed] = useState(false);
  const words = name.trim().split(/\s+/);
  const initials = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : ''].join('').toUpperCase();
  return (
    <span className={cx('relative inline-flex shrink-0', className)}>
      {src && !failed ? (
        <img
          src={src}
          alt={name}
          onError={() => setFailed(true)}
          className={cx('rounded-full object-cover', sizes[size])}
        />
      ) : (
        <span
          role="img"
          aria-label={name}
          // Initials are drawn by CSS, so that they don't become part of the accessible name of a button
          // around the avatar.
          data-initials={initials}
          className={cx(
            'grid place-items-center rounded-full bg-accent-soft font-medium text-accent-text before:content-[attr(data-initials)]',
            sizes[size],
          )}
        />
      )}
      {badge && (
        <span
          className={cx(
            'absolute -end-0.5 -bottom-0.5 grid size-4 place-items-center rounded-full border-2 border-surface text-[0.625rem] leading-none font-bold text-surface',
            badge === 'error' ? 'bg-red' : 'bg-warning',
          )}
        >
          <span aria-hidden>!</span>
          {badgeLabel && <span className="sr-only">{badgeLabel}</span>}
        </span>
      )}
    </span>
  );
}
