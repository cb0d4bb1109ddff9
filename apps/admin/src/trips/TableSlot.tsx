import type { ApiError } from '@caravan/sdk';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import type { ReactNode } from 'react';

export type TableSlotProps<T> = {
  title: string;
  query: { data: T | undefined; error: ApiError | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
};

/**
 * A calculated table with its heading, or a skeleton while it is being calculated. Long ones scroll under a
 * sticky header.
 */
export function TableSlot<T>({ title, query, children }: TableSlotProps<T>) {
  return (
    <section className="[&>div]:max-h-96 [&>div]:overflow-auto [&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-20 [&_thead_th]:bg-raised [&_thead_th]:align-bottom">
      <h3 className="mb-3 text-base font-semibold">{title}</h3>
      {query.error ? (
        <ErrorState level={4} onRetry={() => void query.refetch()}>
          {query.error.message}
        </ErrorState>
      ) : query.data ? (
        children(query.data)
      ) : (
        <Skeleton className="h-64 w-full rounded-lg" />
      )}
    </section>
  );
}
