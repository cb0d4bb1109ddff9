import { Artwork } from '../Artwork/Artwork.tsx';
import { Anchor } from '../internal/Anchor.tsx';
import { cx } from '../internal/cx.ts';
import type { PosterCardProps } from './types.ts';

/** A trip card without loading and error states. */
export function PosterCard({
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
}: PosterCardProps) {
  const Heading = `h${level}` as const;
  const row = layout === 'row';
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
          <Anchor
            href={href}
            className="rounded-xs text-ink no-underline decoration-1 underline-offset-4 outline-none group-hover/card:underline after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            {title}
          </Anchor>
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
