import type { Day } from '@caravan/sdk';
import { Asked } from '../itineraries/Asked.tsx';

/** The own photos of a day in small, each with the change requested for it. */
export function DayStrip({ day: { day, photos = [] } }: { day: Day }) {
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ url, alt }) => (
        <li key={url}>
          <img
            src={url}
            alt={alt ?? ''}
            loading="lazy"
            className="h-10 w-15 rounded-sm bg-sunken object-cover sm:h-14 sm:w-21"
          />
          <Asked field={`dayPhotos/${day}/${url}`} plain />
        </li>
      ))}
    </ul>
  );
}
