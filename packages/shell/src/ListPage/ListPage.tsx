import { Card } from '@caravan/ui/Card';
import { PageHeader } from '@caravan/ui/PageHeader';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import type { ReactNode } from 'react';

export type ListPageProps = {
  title: string;
  description?: string;
  /** Buttons beside the title, such as to add a row. */
  actions?: ReactNode;
  /** Search and filters. */
  filters?: ReactNode;
  /** What is shown belongs to the filter before; the new rows are on their way. */
  isStale?: boolean;
  children: ReactNode;
};

/** A page that is one table: title, filters, rows. The rows scroll under their header where there is room. */
export function ListPage({ title, description, actions, filters, isStale, children }: ListPageProps) {
  usePageTitle('Admin Portal', title);
  return (
    <>
      <PageHeader title={title} description={description} actions={actions} />
      {filters && (
        <div role="search" className="mt-6 flex flex-wrap items-end gap-3">
          {filters}
        </div>
      )}
      <div
        aria-busy={isStale}
        className={`mt-5 transition-opacity duration-150 ${isStale ? 'opacity-60' : ''}`}
      >
        <Card padded={false}>{children}</Card>
      </div>
    </>
  );
}

/** The table's class: its rows scroll inside the window, so that the header and the load-more bar stay in view. */
export const scrolls =
  'md:[&>div:has(table)]:max-h-[calc(100dvh-22rem)] md:[&>div:has(table)]:overflow-y-auto';
