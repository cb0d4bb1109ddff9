import { type Column, DataTable, type DataTableProps } from '@caravan/ui/DataTable';
import { EmptyState, type EmptyStateProps } from '@caravan/ui/EmptyState';
import type { List, Page } from '../list/useList.ts';

export type ListTableProps<Row> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'dense'
  | 'rowId'
  | 'rowLabel'
  | 'rowActions'
  | 'details'
  | 'toolbar'
  | 'selected'
  | 'onSelectedChange'
  | 'selectionActions'
  | 'className'
> & {
  list: List<Page<Row>>;
  columns: readonly Column<Row>[];
  /** Text for the empty state: that there are no rows, and how to get some. */
  empty: string;
  emptyText?: EmptyStateProps['children'];
  art?: EmptyStateProps['art'];
  emptyLevel?: EmptyStateProps['level'];
  /** The next step in the empty state, usually a button. */
  emptyAction?: EmptyStateProps['action'];
};

/**
 * A list as a table: rows, loading state, error with a retry, empty state, pagination, and server-side
 * sorting for columns with a `sortKey`.
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
