import type { PublicTrip } from '@caravan/sdk';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { KeptWall } from './kept.ts';

// The viewer loads when the first picture is opened.
const Viewer = lazy(async () => ({ default: (await import('./reading.ts')).Viewer }));

/** A trip's pictures, each of which opens in the viewer. */
export function Pictures({ trip, className }: { trip: PublicTrip; className?: string }) {
  const wall = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<number>();
  const [isAsked, setAsked] = useState(false);
  // Before the browser handles another press: React counts the pictures as hydrated from here on.
  useLayoutEffect(() => {
    const pictures = wall.current;
    const open = ({ target }: Event) => {
      const index = (target as Element).closest<HTMLElement>('[data-picture]')?.dataset.picture;
      if (index === undefined) return;
      setAsked(true);
      setAt(Number(index));
    };
    pictures?.addEventListener('click', open);
    return () => pictures?.removeEventListener('click', open);
  }, []);
  return (
    <div className={className}>
      <KeptWall place={wall} trip={trip} />
      {isAsked && (
        <Suspense fallback={null}>
          <Viewer trip={trip} at={at} onGo={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
