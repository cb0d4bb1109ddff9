import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Artwork } from '../Artwork/Artwork.tsx';
import { cx } from '../internal/cx.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type ItineraryCardProps = Omit<DataState, 'empty'> & {
  href: string;
  title: ReactNode;
  artwork: string | null | undefined;
  place?: ReactNode;
  /** Length, such as '8 days'. */
  length?: ReactNode;
  /** Price, such as 'From $1,980 per traveler'. */
  price?: ReactNode;
  /** Badges on the image, such as tier or recommended. */
  badges?: ReactNode;
  /**
   * Why the itinerary can't be selected yet. The card is dimmed and shows a lock with this sentence; it still
   * links to the details.
   */
  locked?: ReactNode;
  /** A button in the corner of the image, such as a favorite toggle. */
  corner?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** An itinerary in the catalogue. */
export function ItineraryCard({
  href,
  title,
  artwork,
  place,
  length,
  price,
  badges,
  locked,
  corner,
  level = 3,
  className,
  ...state
}: ItineraryCardProps) {
  const Heading = `h${level}` as const;
  const waiting = (
    <>
      <Skeleton className="aspect-[4/3] w-full" />
      <Skeleton lines={2} className="mt-4" />
    </>
  );
  const instead = standIn(state, { waiting, className });
  if (instead) return instead;
  return (
    <article className={cx('group/card relative flex flex-col', className)}>
      <div className="relative overflow-hidden rounded-md">
        <Artwork
          src={artwork}
          alt=""
          aspect="4/3"
          className={cx(
            'transition-transform duration-180 ease-calm',
            locked ? 'opacity-45 grayscale' : 'group-hover/card:scale-[1.02]',
          )}
        />
        {badges && <div className="absolute top-3 start-3 flex flex-wrap gap-1.5 pe-14">{badges}</div>}
        {locked && (
          <div className="absolute inset-x-3 bottom-3 flex items-start gap-2.5 rounded-sm bg-raised px-3 py-2 text-[0.8125rem] leading-snug shadow-raised">
            <Lock aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span className="min-w-0">{locked}</span>
          </div>
        )}
      </div>
      {corner && <div className="over-picture absolute top-2 end-2 z-10">{corner}</div>}
      <div className="flex items-start justify-between gap-4 pt-3.5">
        <div className="min-w-0">
          <Heading className="display text-xl">
            <Link
              href={href}
              className="text-ink no-underline decoration-1 underline-offset-4 outline-none group-hover/card:underline after:absolute after:inset-0 after:rounded-md data-focus-visible:after:outline-2 data-focus-visible:after:outline-offset-4 data-focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          </Heading>
          {place && <p className="mt-1 text-sm text-muted">{place}</p>}
        </div>
        {length && (
          <span className="tabular mt-0.5 max-w-1/2 shrink-0 text-end text-sm text-muted">{length}</span>
        )}
      </div>
      {price && <p className="tabular mt-1 text-sm font-medium">{price}</p>}
    </article>
  );
}
