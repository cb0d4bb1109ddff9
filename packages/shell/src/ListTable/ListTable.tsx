import { type Column, DataTable, type DataTableProps } from '@caravan/ui/DataTable';
import { EmptyState, type EmptyStateProps } from '@caravan/ui/EmptyState';
import type { List, Page } from '../list/useList.ts';

export type ListTableProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'dense' | 'rowId' | 'rowLabel' | 'rowActions' | 'details' | 'toolbar' | 'className'
> & {
  list: List<Page<Row>>;
  columns: readonly Column<Row>[];
  /** What is said when there is no row, and below it how it comes. */
  empty: string;
  emptyText?: EmptyStateProps['children'];
  art?: EmptyStateProps['art'];
  emptyLevel?: EmptyStateProps['level'];
  /** The next step from there: usually a button. */
  emptyAction?: EmptyStateProps['action'];
};

/**
 * A list as a table: rows, loading, what failed with a way to ask again, no rows, more rows, and the server's order at
 * the columns that name one (`sortKey`).
 */
export function ListTable<Row>({
  list,
  empty,
  emptyText,
  art,
  emptyLevel,
  emptyAction,
  dense = true,
  ...table
}: ListTableProps<Row>) {
  const name = list.order?.replace(/^-/, '');
  const column = table.columns.find((c) => name !== undefined && c.sortKey === name);
  return (
    <DataTable
      {...table}
      rows={list.items}
      error={list.error?.message}
      onRetry={list.retry}
      limit={Number.POSITIVE_INFINITY}
      {...(list.hasMore && { onLoadMore: list.loadMore })}
      isLoadingMore={list.isLoadingMore}
      {...(column && {
        sort: {
          column: column.id,
          direction: list.order?.startsWith('-') ? ('descending' as const) : ('ascending' as const),
          ...(name && { key: name }),
        },
      })}
      onSortChange={({ key, direction }) =>
        list.setOrder(key && (direction === 'descending' ? `-${key}` : key))
      }
      dense={dense}
      empty={
        <EmptyState
          title={empty}
          action={emptyAction}
          {...(art && { art })}
          {...(emptyLevel && { level: emptyLevel })}
        >
          {emptyText}
        </EmptyState>
      }
    />
  );
}
