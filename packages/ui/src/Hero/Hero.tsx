import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type HeroProps = {
  title: ReactNode;
  /** A line above the title, such as country and length. */
  kicker?: ReactNode;
  /** One sentence below the title. */
  children?: ReactNode;
  badges?: ReactNode;
  actions?: ReactNode;
  artwork: string | null | undefined;
  /** `cover` places the text on the image; `split` places it next to the image, with padding around both. */
  layout?: 'cover' | 'split';
  size?: 'md' | 'lg';
  className?: string;
};

// On an image, the primary button is white: a tenant's accent could blend into the picture.
const onArtwork = 'over-picture [--accent-hover:#ece7de] [--accent-ink:#14110f] [--accent:#fff]';

/** The opening of a destination, trip, or itinerary page. */
export function Hero({
  title,
  kicker,
  children,
  badges,
  actions,
  artwork,
  layout = 'cover',
  size = 'md',
  className,
}: HeroProps) {
  const cover = layout === 'cover';
  const words = (
    <div className={cx('flex flex-col items-start', cover ? 'max-w-3xl text-white' : 'justify-center')}>
      {badges && <div className="mb-4 flex flex-wrap gap-2">{badges}</div>}
      {kicker && <p className={cx('kicker mb-3', cover && 'text-white')}>{kicker}</p>}
      <h1 className={size === 'lg' ? 'display-hero' : 'display-title'}>{title}</h1>
      {children && (
        <div className={cx('mt-4 max-w-prose text-base', cover ? 'text-white' : 'text-muted')}>
          {children}
        </div>
      )}
      {actions && <div className={cx('mt-6 flex flex-wrap gap-3', cover && onArtwork)}>{actions}</div>}
    </div>
  );
  const picture = artwork ? (
    <img data-hero src={artwork} alt="" className="absolute inset-0 size-full object-cover" />
  ) : (
    <div className={cx('absolute inset-0', cover ? 'bg-[#2a2723]' : 'bg-accent-soft')} />
  );
  if (!cover) {
    return (
      <section className={cx('grid gap-8 md:grid-cols-2 md:gap-14', className)}>
        <div className="relative order-first aspect-[4/3] overflow-hidden rounded-lg md:order-last">
          {picture}
        </div>
        {words}
      </section>
    );
  }
  return (
    <section
      className={cx(
        'relative isolate flex flex-col justify-end overflow-hidden rounded-lg bg-[#2a2723] p-6 sm:p-10',
        size === 'lg' ? 'min-h-[min(78dvh,44rem)]' : 'min-h-72 sm:min-h-96',
        className,
      )}
    >
      {picture}
      {/* A gradient that keeps white text readable on any image. */}
      <div
        aria-hidden
        className="absolute inset-0 bg-linear-to-t from-black/80 from-5% via-black/35 via-45% to-transparent to-80%"
      />
      <div className="relative">{words}</div>
    </section>
  );
}
