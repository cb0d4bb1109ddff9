import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { useSay } from '../internal/say.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type GalleryPicture = { id: string; src: string; alt: string; caption?: string };
export type GalleryProps = DataState & {
  label: string;
  pictures: readonly GalleryPicture[];
  viewLabel?: string;
  className?: string;
};

/** A trip's pictures: one large, up to four beside it, and all of them in a viewer with arrow keys. */
export function Gallery({ label, pictures, viewLabel, className, ...state }: GalleryProps) {
  const say = useSay();
  const [at, setAt] = useState<number>();
  const [first, ...rest] = pictures;
  const instead = standIn(state, {
    isEmpty: !first,
    waiting: <Skeleton className="aspect-[3/2] w-full rounded-lg" />,
    className,
  });
  if (instead || !first) return state.empty === null ? null : instead;
  const side = rest.slice(0, rest.length >= 4 ? 4 : rest.length >= 2 ? 2 : 0);
  const tile = (picture: GalleryPicture, index: number, className?: string) => (
    <PressArea
      key={picture.id}
      look="bare"
      aria-label={`${say('Open photo {value} of {max}', { value: index + 1, max: pictures.length })}: ${picture.alt}`}
      onPress={() => setAt(index)}
      className={cx('group/tile relative overflow-hidden bg-sunken outline-offset-[-4px]', className)}
    >
      <img
        src={picture.src}
        alt=""
        loading={index === 0 ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-cover transition-transform duration-180 ease-calm group-hover/tile:scale-[1.02]"
      />
    </PressArea>
  );
  return (
    <section aria-label={label} className={cx('@container relative', className)}>
      <div
        className={cx(
          'grid gap-2 overflow-hidden rounded-lg',
          side.length === 4 && '@2xl:grid-cols-[2fr_1fr_1fr] @2xl:grid-rows-2',
          side.length === 2 && '@2xl:grid-cols-[2fr_1fr] @2xl:grid-rows-2',
        )}
      >
        {tile(
          first,
          0,
          cx('aspect-[3/2]', side.length > 0 && '@2xl:row-span-2 @2xl:aspect-auto @2xl:min-h-96'),
        )}
        {side.map((picture, i) => tile(picture, i + 1, 'hidden aspect-[4/3] @2xl:block @2xl:aspect-auto'))}
      </div>
      {pictures.length > 1 && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Images />}
          onPress={() => setAt(0)}
          className="absolute end-3 bottom-3"
        >
          {viewLabel ?? say('View all photos')} ({pictures.length})
        </Button>
      )}
      <Dialog isOpen={at !== undefined} onClose={() => setAt(undefined)} title={label} size="xl">
        {at !== undefined && <Viewer pictures={pictures} at={at} onGo={setAt} />}
      </Dialog>
    </section>
  );
}

function Viewer({
  pictures,
  at,
  onGo,
}: {
  pictures: readonly GalleryPicture[];
  at: number;
  onGo: (at: number) => void;
}) {
  const say = useSay();
  const picture = pictures[at]!;
  const go = (by: number) => onGo((at + by + pictures.length) % pictures.length);
  return (
    <figure
      onKeyDown={(event) => {
        // Arrow keys follow the direction in which pictures are laid out.
        const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
        if (event.key === 'ArrowRight') go(ahead);
        if (event.key === 'ArrowLeft') go(-ahead);
      }}
    >
      <img
        src={picture.src}
        alt={picture.alt}
        className="max-h-[68dvh] w-full rounded-md bg-sunken object-contain"
      />
      <figcaption className="mt-3 flex items-center gap-3">
        <IconButton
          label={say('Previous photo')}
          icon={<ChevronLeft className="rtl:-scale-x-100" />}
          tooltip={false}
          onPress={() => go(-1)}
        />
        <span className="min-w-0 flex-1 text-center text-sm text-muted">
          {picture.caption ?? picture.alt}
          <span role="status" className="tabular ms-2">
            {at + 1} / {pictures.length}
          </span>
        </span>
        <IconButton
          label={say('Next photo')}
          icon={<ChevronRight className="rtl:-scale-x-100" />}
          tooltip={false}
          onPress={() => go(1)}
          autoFocus
        />
      </figcaption>
    </figure>
  );
}
