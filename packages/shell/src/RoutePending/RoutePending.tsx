import { t } from '@lingui/core/macro';
import { Alert } from '@caravan/ui/Alert';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useEffect, useState } from 'react';

/** Milliseconds before a page that is still loading says so (H-605). */
export const patienceMs = 120_000;

/** A page skeleton while the route loads: a title, a picture, a few lines. */
export function RoutePending() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 sm:py-12">
      <p role="status" className="sr-only">
        {t`Loading`}
      </p>
      {late && (
        <Alert tone="warning" title={t`This page is taking longer than usual`} className="mb-8">
          {t`Check your connection, then reload the page.`}
        </Alert>
      )}
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-4 h-10 w-2/3 max-w-md" />
      <Skeleton className="mt-8 h-56 w-full rounded-lg" />
      <div className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-3">
        <Skeleton lines={4} className="sm:col-span-2" />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
