import { ErrorState } from '@caravan/ui/ErrorState';
import { lazy, Suspense } from 'react';
import { RoutePending } from '../RoutePending/RoutePending.tsx';
import type { ErrorPageProps } from './ErrorPage.tsx';

const load = () => import('./ErrorPage.tsx');

// Few people see it, so it isn't part of the first load.
const ErrorPage = lazy(() =>
  load()
    .then((m) => ({ default: m.ErrorPage }))
    .catch(() => ({ default: Bare })),
);

/** The error page of a page that can be shown without it. */
export function LateErrorPage(props: ErrorPageProps) {
  return (
    <Suspense fallback={<RoutePending />}>
      <ErrorPage {...props} />
    </Suspense>
  );
}

/** The error page's replacement when it doesn't load. */
function Bare({ onRetry }: ErrorPageProps) {
  return (
    <main>
      <ErrorState {...(onRetry && { onRetry })} />
    </main>
  );
}

/** Loads the error page on the first press or key, because a page that goes offline later cannot. */
export function expectErrors(page: Window = window): void {
  const signs = ['pointerdown', 'keydown'];
  const expect = () => {
    for (const sign of signs) page.removeEventListener(sign, expect);
    void load().catch(() => undefined);
  };
  for (const sign of signs) page.addEventListener(sign, expect, { passive: true });
}
