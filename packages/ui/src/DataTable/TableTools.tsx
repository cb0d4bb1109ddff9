import { ArrowUpDown, Download } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { type Column, isSortable, type Sort } from './types.ts';
import { useSay } from '../internal/say.ts';

type ToolsProps = {
  searchLabel: string | undefined;
  search: string;
  onSearch: (text: string) => void;
  toolbar: ReactNode;
  onExport: (() => void) | undefined;
};

/** The toolbar above the table: search, filters, and export. */
export const TableTools = memo(function TableTools(props: ToolsProps) {
  const { searchLabel, search, onSearch, toolbar, onExport } = props;
  const say = useSay();
  if (!searchLabel && !toolbar && !onExport) return null;
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-(--table-edge,1rem) py-3">
      {searchLabel && (
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={onSearch}
          className="min-w-48 flex-1 sm:max-w-80"
        />
      )}
      {toolbar}
      {onExport && (
        <Button
          variant="secondary"
          icon={<Download />}
          onPress={onExport}
          className="ms-auto min-h-11"
          data-print="hide"
        >
          {say('Download CSV')}
        </Button>
      )}
    </div>
  );
});

type SelectionProps = { count: number; actions: ReactNode; onClear: () => void };

export function SelectionBar({ count, actions, onClear }: SelectionProps) {
  const say = useSay();
  return (
    <div
      role="status"
      className="flex min-h-12 flex-wrap items-center gap-3 border-b border-line bg-accent-soft px-(--table-edge,1rem) py-1.5 text-accent-text"
    >
      <span className="tabular font-medium">{say('{count} selected', { count })}</span>
      {actions}
      <Button size="sm" variant="ghost" onPress={onClear} className="ms-auto">
        {say('Clear')}
      </Button>
    </div>
  );
}

type SortMenuProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (column: string) => void;
  served: boolean;
};

function SortMenuOf<Row>({ columns, sort, onSort, served }: SortMenuProps<Row>) {
  const say = useSay();
  const sortable = columns.filter((c) => isSortable(c, served));
  if (sortable.length === 0) return null;
  return (
    <div className="flex justify-end border-b border-line px-2 py-1 wide:hidden">
      <Menu
        trigger={
          <Button size="sm" variant="ghost" icon={<ArrowUpDown />}>
            {say('Sort')}
          </Button>
        }
        items={sortable.map((column) => ({
          id: column.id,
          label: column.header,
          onAction: () => onSort(column.id),
          ...(sort?.column === column.id && {
            icon: (
              <span
                role="img"
                aria-label={sort.direction === 'ascending' ? say('ascending') : say('descending')}
              >
                {sort.direction === 'ascending' ? '↑' : '↓'}
              </span>
            ),
          }),
        }))}
      />
    </div>
  );
}

/** Replaces the sortable headers, which stacked rows don't have. */
export const SortMenu = memo(SortMenuOf) as typeof SortMenuOf;
