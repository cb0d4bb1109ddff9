import type { Photo } from '@caravan/sdk';
import type { ReactNode } from 'react';

export type ArtworkHeroProps = {
  photo: Photo;
  /** Set above the title, in small capitals: country and destination. */
  kicker?: ReactNode;
  title: ReactNode;
  /** Facts under the title, one element each. */
  facts?: ReactNode[];
  badges?: ReactNode;
  actions?: ReactNode;
  size?: 'md' | 'lg';
};

/**
 * The picture a page opens with. The title stands on a gradient of the picture's foot that is dark in both schemes,
 * so white text keeps its contrast on any artwork.
 */
export function ArtworkHero({ photo, kicker, title, facts = [], badges, actions, size = 'md' }: ArtworkHeroProps) {
  const height = size === 'lg' ? 'min-h-[24rem] sm:min-h-[34rem]' : 'min-h-[17rem] sm:min-h-[22rem]';
  return (
    <header className={`relative isolate flex flex-col justify-end overflow-hidden rounded-xl bg-black text-white ${height}`}>
      <img src={photo.url} alt={photo.alt ?? ''} className="absolute inset-0 -z-20 size-full object-cover" />
      <div
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-t from-black/85 from-5% via-black/45 via-45% to-transparent to-80%"
      />
      {badges && <div className="absolute top-4 left-4 flex flex-wrap gap-2 sm:top-6 sm:left-6">{badges}</div>}
      <div className="flex flex-col gap-5 p-5 pt-24 sm:p-9 sm:pt-32 lg:flex-row lg:items-end lg:justify-between">
        <div className="min-w-0">
          {kicker && <p className="kicker text-white/85">{kicker}</p>}
          <h1 className={`mt-2 max-w-4xl ${size === 'lg' ? 'display-hero' : 'display-title'}`}>{title}</h1>
          {facts.length > 0 && (
            <ul className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm text-white/90 tabular">
              {facts.map((fact, i) => (
                <li key={i} className="inline-flex items-center gap-1.5 [&_svg]:size-4">
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
        {actions && <div className="flex shrink-0 flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
