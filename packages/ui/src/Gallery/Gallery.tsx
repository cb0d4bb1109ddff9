import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { useSay } from '../internal/say.ts';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

const large = 'aspect-[4/3] w-[88%] shrink-0 snap-start only:w-full @2xl:w-auto';

export type GalleryPicture = { id: string; src: string; alt: string; caption?: string };
export type GalleryProps = DataState & {
  label: string;
  pictures: readonly GalleryPicture[];
  viewLabel?: string;
  className?: string;
};

// The lightbox loads when the first picture is opened.
const Lightbox = lazy(() => import('./Lightbox.tsx'));

/** A trip's pictures: one large with up to four next to it, a strip on phones, and a lightbox with arrow keys. */
export function Gallery({ label, pictures, viewLabel, className, ...state }: GalleryProps) {
  const say = useSay();
  const [at, setAt] = useState<number>();
  const [opened, setOpened] = useState(false);
  const open = (index: number) => {
    setOpened(true);
    setAt(index);
  };
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
      onPress={() => open(index)}
      className={cx(
        'group/tile relative overflow-hidden bg-sunken outline-offset-[-4px] [--focus:#fff] after:pointer-events-none after:absolute after:inset-0 focus-visible:after:shadow-[inset_0_0_0_6px_#000]',
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
    </PressArea>
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
        <Button
          size="sm"
          variant="secondary"
          icon={<Images />}
          onPress={() => open(0)}
          className="over-picture absolute end-3 bottom-3"
        >
          {viewLabel ?? say('View all photos')} ({pictures.length})
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <Lightbox label={label} pictures={pictures} at={at} onGo={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
