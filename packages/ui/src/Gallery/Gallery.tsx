import { lazy, Suspense, useState } from 'react';
import { type DataState, standIn } from '../internal/standIn.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { PictureWall } from './PictureWall.tsx';
import type { PictureListProps } from './types.ts';

export type { GalleryPicture } from './types.ts';
export type GalleryProps = DataState & PictureListProps;

// The lightbox loads when the first picture is opened.
const Lightbox = lazy(() => import('./Lightbox.tsx'));

/** A trip's pictures: one large with up to four next to it, a strip on phones, and a lightbox with arrow keys. */
export function Gallery({ isLoading, error, onRetry, empty, ...wall }: GalleryProps) {
  const { label, pictures, className } = wall;
  const [at, setAt] = useState<number>();
  const [opened, setOpened] = useState(false);
  const open = (index: number) => {
    setOpened(true);
    setAt(index);
  };
  const isEmpty = pictures.length === 0;
  const state = { isLoading: isLoading ?? false, error, onRetry, empty };
  const instead = standIn(state, {
    isEmpty,
    waiting: <Skeleton className="aspect-[3/2] w-full rounded-lg" />,
    className,
  });
  if (instead || isEmpty) return empty === null ? null : instead;
  return (
    <>
      <PictureWall {...wall} onOpen={open} />
      {opened && (
        <Suspense fallback={null}>
          <Lightbox label={label} pictures={pictures} at={at} onGo={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
