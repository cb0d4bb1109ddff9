import { lazy, Suspense } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type RichTextProps = {
  /** HTML as returned by RichTextField; '' renders nothing. */
  html: string;
  className?: string;
};

// The sanitizer is a quarter of the page that shows it, so it loads with the first text.
const CleanText = lazy(() => import('./CleanText.tsx'));

/** Renders user-formatted text. The HTML is sanitized here as well, wherever it comes from. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <CleanText {...props} />
    </Suspense>
  );
}
