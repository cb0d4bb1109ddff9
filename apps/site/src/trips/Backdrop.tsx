import type { Photo } from '@caravan/sdk';
import { artworkAs } from '@caravan/shell/artworkAs';

export type BackdropProps = { photo: Photo | undefined; eager?: boolean; className?: string };

/** A picture behind text, wide on wide screens and tall on phones. */
export function Backdrop({ photo, eager, className = '' }: BackdropProps) {
  if (!photo) return null;
  return (
    <picture>
      <source media="(max-width: 40rem)" srcSet={artworkAs(photo.url, 'portrait')} />
      <img
        src={artworkAs(photo.url, 'hero')}
        alt=""
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        className={`absolute inset-0 -z-10 size-full object-cover ${className}`}
      />
    </picture>
  );
}
