import type { Photo } from '@caravan/sdk';
import { Hero } from '@caravan/ui/Hero';
import type { ReactNode } from 'react';

export type ArtworkHeroProps = {
  photo: Photo;
  /** Line above the title in small capitals: country and destination. */
  kicker?: ReactNode;
  title: ReactNode;
  /** Facts below the title, one element each. */
  facts?: ReactNode[];
  badges?: ReactNode;
  actions?: ReactNode;
  /** Height of the hero. `sm` leaves most of the first screen to the page's content. */
  size?: 'sm' | 'md' | 'lg';
};

/** The opening image of a trip or itinerary, with its facts on one line. */
export function ArtworkHero({ photo, facts = [], size = 'md', ...hero }: ArtworkHeroProps) {
  return (
    <Hero
      {...hero}
      artwork={photo.url}
      size={size === 'lg' ? 'lg' : 'md'}
      {...(size === 'sm' && { className: 'min-h-60! sm:min-h-72!' })}
    >
      {facts.length > 0 && (
        <ul className="tabular flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm">
          {facts.map((fact, i) => (
            <li key={i} className="inline-flex items-center gap-1.5 [&_svg]:size-4">
              {fact}
            </li>
          ))}
        </ul>
      )}
    </Hero>
  );
}
