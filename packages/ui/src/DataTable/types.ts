import type { ReactNode } from 'react';
import type { MenuAction } from '../Menu/Menu.tsx';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's name of the order by this column. With `onSortChange` only columns that have one are sortable. */
  sortKey?: string;
  /** Makes the column sortable by this value where all rows are here. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** What the cell says as text, for the search box and CSV; `sortValue` when not given. */
  text?: (row: Row) => string;
  /** Pixels at first; with `resizable` people change it. */
  width?: number;
  align?: 'left' | 'right';
  /** Names the row: bold, a row header, and the title of the stacked row on phones. Default: the first column. */
  primary?: boolean;
  /** Hides the header's words for a column that explains itself, such as a picture. */
  hideHeader?: boolean;
  /** Utility classes for the column's cells, e.g. a width. */
  className?: string;
};
export type Sort = {
  column: string;
  direction: 'ascending' | 'descending';
  /** The column's `sortKey`. */
  key?: string;
};

/** Rows that a server has more of are sorted by it or not at all: the order of those that are here misleads. */
export const isSortable = <Row>(column: Column<Row>, served: boolean) =>
  served ? column.sortKey !== undefined : column.sortValue !== undefined;

export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Read aloud for a row's controls, e.g. its name. */
  rowLabel?: (row: Row) => string;
  isLoading?: boolean;
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown when there is no row: an EmptyState. */
  empty?: ReactNode;
  /** The order at first, or the current one together with `onSortChange`. */
  sort?: Sort;
  /** Given, the caller sorts (on the server), by the `sortKey` of a column. */
  onSortChange?: (sort: Sort) => void;
  selected?: ReadonlySet<string>;
  onSelectedChange?: (ids: Set<string>) => void;
  /** Shown in a bar while something is selected. */
  selectionActions?: ReactNode;
  rowActions?: (row: Row) => readonly MenuAction[];
  /** Puts rows under headings that fold. Rows of a group need not be neighbours. */
  groupBy?: (row: Row) => { id: string; label: ReactNode };
  groupsOpen?: boolean;
  /** Further content of a row, folded away at first. */
  details?: (row: Row) => ReactNode;
  /** Rows shown before 'View All'; Infinity for no limit. */
  limit?: number;
  /** Where the server has more. Without `onSortChange` such a table has the server's own order. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  dense?: boolean;
  /** Names a search box over the rows that are here, e.g. 'Search travelers'. A server search goes into `toolbar`. */
  searchLabel?: string;
  /** Filters and other controls above the table. */
  toolbar?: ReactNode;
  /** Offers the rows, sorted and searched as they are, as a CSV file of this name. */
  exportName?: string;
  /** Lets people drag the edges of columns, or move them with arrow keys. */
  resizable?: boolean;
  /** Draws only rows in view, in a box this many pixels high (560 when true); for hundreds of rows without groups or details. */
  virtual?: boolean | number;
  className?: string;
};
