import { toApiError } from '@caravan/sdk';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { isUnloaded } from '../chunks/chunks.ts';

// Loaded lazily, because few people see it.
const ErrorPage = lazy(async () => ({ default: (await import('../ErrorPage/ErrorPage.tsx')).ErrorPage }));

const reload = () => window.location.reload();

/** The error boundary of a page without a router. */
export class PageBoundary extends Component<{ children: ReactNode }, { cause?: unknown }> {
  override state: { cause?: unknown } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { cause };
  }

  override render() {
    const { cause } = this.state;
    if (cause === undefined) return this.props.children;
    return (
      <Suspense fallback={null}>
        <ErrorPage error={toApiError(cause)} stale={isUnloaded(cause)} onRetry={reload} home="/" />
      </Suspense>
    );
  }
}
