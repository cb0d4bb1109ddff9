import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Artwork } from '../Artwork/Artwork.tsx';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type TripCardProps = Omit<DataState, 'empty'> & {
  href: string;
  title: ReactNode;
  artwork: string | null | undefined;
  /** A line above the title, such as 'Lisbon, Portugal'. */
  place?: ReactNode;
  /** Dates, such as 'May 4 – 11, 2027 · 8 days'. */
  dates?: ReactNode;
  /** Facts at the bottom, such as spots left. */
  facts?: ReactNode;
  /** Price, such as 'From $2,450'. */
  price?: ReactNode;
  badges?: ReactNode;
  /** One button in the poster's corner, outside the card's link. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
  /** `row` shows a small picture next to the text, for lists. */
  layout?: 'poster' | 'row';
  className?: string;
};

/** A trip as a poster. The whole card is one link. */
export function TripCard({
  href,
  title,
  artwork,
  place,
  dates,
  facts,
  price,
  badges,
  action,
  level = 3,
  layout = 'poster',
  className,
  ...state
}: TripCardProps) {
  const Heading = `h${level}` as const;
  const row = layout === 'row';
  const waiting = (
    <div className={row ? 'flex items-center gap-4' : ''}>
      <Skeleton className={row ? 'aspect-square w-28 shrink-0' : 'aspect-[4/5] w-full'} />
      <Skeleton lines={row ? 3 : 2} className={row ? 'flex-1' : 'mt-4'} />
    </div>
  );
  const instead = standIn(state, { waiting, className });
  if (instead) return instead;
  return (
    <article className={cx('group/card relative', row && 'flex items-center gap-4', className)}>
      <div data-poster="" className={cx('relative overflow-hidden rounded-md', row && 'w-28 shrink-0')}>
        <Artwork
          src={artwork}
          alt=""
          aspect={row ? '1/1' : '4/5'}
          className="transition-transform duration-180 ease-calm group-hover/card:scale-[1.02]"
        />
        {badges && !row && <div className="absolute top-3 start-3 flex flex-wrap gap-1.5">{badges}</div>}
      </div>
      {action && !row && <div className="over-picture absolute end-3 top-3 z-1">{action}</div>}
      <div className={row ? 'min-w-0 flex-1' : 'pt-4'}>
        {badges && row && <div className="mb-1.5 flex flex-wrap gap-1.5">{badges}</div>}
        {place && <p className="kicker">{place}</p>}
        <Heading className={cx('display mt-1', row ? 'text-xl' : 'text-2xl')}>
          <Link
            href={href}
            className="rounded-xs text-ink no-underline decoration-1 underline-offset-4 outline-none group-hover/card:underline after:absolute after:inset-0 after:rounded-md data-focus-visible:after:outline-2 data-focus-visible:after:outline-offset-4 data-focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </Heading>
        {dates && <p className="tabular mt-1.5 text-sm text-muted">{dates}</p>}
        {(price || facts) && (
          <div className="tabular mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
            {price && <span className="font-medium">{price}</span>}
            {facts && <span className="text-muted">{facts}</span>}
          </div>
        )}
      </div>
    </article>
  );
}
