import { lazy, startTransition, Suspense, useState } from 'react';
import { KeptReviews } from './kept.ts';

const ReviewList = lazy(async () => ({ default: (await import('./ReviewList.tsx')).ReviewList }));

/** Travelers' reviews of a host's trips. Renders nothing if there are none, or if reviews are hidden. */
export function Reviews({ path }: { path: string }) {
  const [isMore, setMore] = useState(false);
  if (!isMore) return <KeptReviews path={path} onPress={() => startTransition(() => setMore(true))} />;
  return (
    <Suspense fallback={null}>
      <ReviewList path={path} isMore />
    </Suspense>
  );
}
