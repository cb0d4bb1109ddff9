import type { ReactNode } from 'react';
import type { MenuAction } from '../Menu/Menu.tsx';

/**
 * What a downloaded file has instead of a cell's words, so that spreadsheets can calculate with it. Where a function
 * returns nothing, the words remain.
 */
export type InFile<Row> =
  /** A number, or a date or an instant in ISO 8601. */
  | { value: (row: Row) => string | number | null | undefined }
  /** An amount in minor units. All amounts of a row have the same currency. */
  | { amount: (row: Row) => { minor: number; currency: string } | undefined }
  /** Two dates, each in a column of its own. */
  | { period: (row: Row) => { from?: string | undefined; to?: string | undefined } | undefined };

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server's sort key for this column. With `onSortChange`, only columns that have one are sortable. */
  sortKey?: string;
  /** Makes the column sortable by this value. Applies when all rows are loaded. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** The cell's text for the search box and CSV export. Default: `sortValue`. */
  text?: (row: Row) => string;
  /** What a file of a whole list has in this column. Default: the cell's words. */
  file?: InFile<Row>;
  /** Initial width in pixels. With `resizable`, users can change it. */
  width?: number;
  align?: 'left' | 'right';
  /**
   * Marks the column that names the row: bold, a row header, and the title of the stacked row on phones.
   * Default: the first column.
   */
  primary?: boolean;
  /** Hides the header text of a self-explanatory column, such as a picture. */
  hideHeader?: boolean;
  /** Utility classes for the column's cells, such as a width. */
  className?: string;
};
export type Sort = {
  column: string;
  direction: 'ascending' | 'descending';
  /** The column's `sortKey`. */
  key?: string;
};

/** When the server has more rows, only the server can sort: sorting the loaded ones would be misleading. */
export const isSortable = <Row>(column: Column<Row>, served: boolean) =>
  served ? column.sortKey !== undefined : column.sortValue !== undefined;

export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Accessible name of the row's controls, such as the row's name. */
  rowLabel?: (row: Row) => string;
  isLoading?: boolean;
  error?: ReactNode;
  onRetry?: () => void;
  /** Shown when there are no rows. Use an EmptyState. */
  empty?: ReactNode;
  /** The initial sort order, or the current one when used with `onSortChange`. */
  sort?: Sort;
  /** When set, the caller sorts on the server, by the column's `sortKey`. */
  onSortChange?: (sort: Sort) => void;
  selected?: ReadonlySet<string>;
  onSelectedChange?: (ids: Set<string>) => void;
  /** Shown in a bar while rows are selected. */
  selectionActions?: ReactNode;
  rowActions?: (row: Row) => readonly MenuAction[];
  /** Groups rows under collapsible headings. Rows of a group don't need to be adjacent. */
  groupBy?: (row: Row) => { id: string; label: ReactNode };
  groupsOpen?: boolean;
  /** Additional content of a row, initially collapsed. */
  details?: (row: Row) => ReactNode;
  /** Number of rows shown before 'View All'. Use Infinity for no limit. */
  limit?: number;
  /** Set when the server has more rows. Without `onSortChange`, such a table keeps the server's order. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  dense?: boolean;
  /**
   * Label of a search box over the loaded rows, such as 'Search travelers'. Put a server-side search into
   * `toolbar`.
   */
  searchLabel?: string;
  /** Filters and other controls above the table. */
  toolbar?: ReactNode;
  /** Offers the rows as a CSV file of this name, with the current sort and search applied. */
  exportName?: string;
  /** Lets users resize columns by dragging or with the arrow keys. */
  resizable?: boolean;
  /**
   * Renders only visible rows, in a box of this many pixels (`true`: 560). For hundreds of rows without
   * groups or details.
   */
  virtual?: boolean | number;
  className?: string;
};
