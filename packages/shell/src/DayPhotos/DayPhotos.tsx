import type { Photo } from '@caravan/sdk';
import type { ReactNode } from 'react';

export type DayPhotosProps = {
  /** The day's own photos, cover first. */
  photos: readonly Photo[];
  /** Content below a photo, such as a button. */
  action?: (photo: Photo, index: number) => ReactNode;
  className?: string;
};

/** Widths of the photos after the cover, by the number of photos: together they fill a row. */
const others: Record<number, string> = { 3: 'col-span-6', 4: 'col-span-4', 5: 'col-span-6 sm:col-span-3' };

/** The photos of a day: one or two across the page, more below the cover. */
export function DayPhotos({ photos, action, className = '' }: DayPhotosProps) {
  const pair = photos.length === 2;
  return (
    <div className={`grid grid-cols-12 gap-2 ${className}`}>
      {photos.map((photo, i) => {
        const isWide = i === 0 && !pair;
        return (
          <figure
            key={photo.url}
            className={isWide ? 'col-span-12' : (others[photos.length] ?? 'col-span-6')}
          >
            <img
              src={photo.url}
              alt={photo.alt ?? ''}
              loading="lazy"
              className={`w-full bg-sunken object-cover ${isWide ? 'aspect-[21/9] rounded-lg' : 'aspect-[3/2] rounded-md'}`}
            />
            {action && (
              <figcaption className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                {action(photo, i)}
              </figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}
