import type { Photo } from '@caravan/sdk';
import { CommentAt } from './CommentAt.tsx';
import { words } from './messages.ts';

/** An itinerary's photos, cover first, each with the text that stands for it. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return <p className="text-sm text-muted">{words.noPhotos}</p>;
  return (
    <ul className="grid gap-4 min-[22rem]:grid-cols-2 @xl:grid-cols-3 @4xl:grid-cols-4">
      {photos.map(({ url, alt }, i) => (
        <li key={url}>
          <figure>
            <img
              src={url}
              alt={alt ?? ''}
              loading="lazy"
              className="aspect-[3/2] w-full rounded-md bg-sunken object-cover"
            />
            <figcaption className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              <span className="min-w-0">{alt || words.noPhotoText}</span>
              <CommentAt field={`photos/${url}`} label={words.photo(i + 1)} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
