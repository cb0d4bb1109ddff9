import { Images } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import { useSay } from '../internal/say.ts';
import { SimplePress } from '../internal/SimplePress.tsx';
import { SimpleButton } from '../SimpleButton/SimpleButton.tsx';
import type { GalleryPicture, PictureListProps } from './types.ts';

export type PictureWallProps = PictureListProps & {
  /** Called with the index of a pressed picture. Without it, the parent handles presses on `data-picture`. */
  onOpen?: (index: number) => void;
};

const large = 'aspect-[4/3] w-[88%] shrink-0 snap-start only:w-full @2xl:w-auto';

/** A trip's pictures side by side. For a version with a lightbox, use Gallery. */
export function PictureWall({ label, pictures, viewLabel, onOpen, className }: PictureWallProps) {
  const say = useSay();
  const [first, ...rest] = pictures;
  if (!first) return null;
  const side = rest.slice(0, rest.length >= 4 ? 4 : rest.length >= 2 ? 2 : 0);
  const tile = (picture: GalleryPicture, index: number, className?: string) => (
    <SimplePress
      key={picture.id}
      aria-label={`${say('Open photo {value} of {max}', { value: index + 1, max: pictures.length })}: ${picture.alt}`}
      data-picture={index}
      onPress={() => onOpen?.(index)}
      className={cx(
        'group/tile relative cursor-pointer overflow-hidden text-start focus-visible:outline-2 focus-visible:outline-focus bg-sunken outline-offset-[-4px] [--focus:#fff] after:pointer-events-none after:absolute after:inset-0 focus-visible:after:shadow-[inset_0_0_0_6px_#000]',
        className,
      )}
    >
      <img
        src={picture.src}
        alt=""
        {...(index === 0
          ? { 'data-hero': true, fetchPriority: 'high' as const }
          : { loading: 'lazy' as const })}
        decoding="async"
        className="absolute inset-0 size-full object-cover transition-transform duration-180 ease-calm group-hover/tile:scale-[1.02]"
      />
    </SimplePress>
  );
  return (
    <section aria-label={label} className={cx('@container relative', className)}>
      <div
        className={cx(
          'flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-lg @2xl:grid @2xl:overflow-hidden',
          side.length === 4 && '@2xl:grid-cols-[2fr_1fr_1fr] @2xl:grid-rows-2',
          side.length === 2 && '@2xl:grid-cols-[2fr_1fr] @2xl:grid-rows-2',
        )}
      >
        {tile(first, 0, cx(large, side.length > 0 && '@2xl:row-span-2 @2xl:aspect-auto @2xl:min-h-[26rem]'))}
        {side.map((picture, i) => tile(picture, i + 1, cx(large, '@2xl:aspect-auto')))}
      </div>
      {pictures.length > 1 && (
        <SimpleButton
          size="sm"
          variant="secondary"
          icon={<Images />}
          data-picture={0}
          onPress={() => onOpen?.(0)}
          className="over-picture absolute end-3 bottom-3"
        >
          {viewLabel ?? say('View all photos')} ({pictures.length})
        </SimpleButton>
      )}
    </section>
  );
}
