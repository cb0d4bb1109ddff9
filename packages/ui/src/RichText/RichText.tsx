import { lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type RichTextProps = {
  /** As RichTextField gives it; '' shows nothing. */
  html: string;
  className?: string;
};

// What cleans is a quarter of the page that shows it, and comes with the first text.
const CleanText = lazy(() => import('./CleanText.tsx'));

/** Shows text that someone formatted. It is cleaned here too, wherever it came from. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <CleanText {...props} />
    </Suspense>
  );
}
