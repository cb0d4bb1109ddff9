import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { type Selection, useTickedOf } from './selection.ts';
import { Tick } from './Tick.tsx';
import { type Column, isSortable, type Sort } from './types.ts';
import { useSay } from '../internal/say.ts';

// Few tables can be resized.
const Resizer = lazy(() => import('./Resizer.tsx').then((m) => ({ default: m.Resizer })));

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (column: string) => void;
  /** The server sorts, and only by columns with a `sortKey`. */
  served: boolean;
  selection: Selection | undefined;
  ids: readonly string[];
  lead: boolean;
  trail: boolean;
  dense: boolean;
  /** Widths in pixels of the columns that the user has resized. */
  widths: Readonly<Record<string, number>>;
  onResize: ((column: string, width: number) => void) | undefined;
};

function HeaderRowOf<Row>(props: Props<Row>) {
  const { columns, sort, onSort, served, selection, ids, lead, trail, dense, widths, onResize } = props;
  const say = useSay();
  const cell = cx(
    'sticky top-0 z-10 border-b border-line bg-raised text-[0.8125rem] font-medium text-muted',
    dense ? 'h-9' : 'h-11',
  );
  return (
    <thead role="rowgroup" className="narrow:hidden">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-10 ps-(--table-edge,1rem)')}>
            <SelectAll selection={selection} ids={ids} />
          </th>
        )}
        {lead && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-10')}>
            <span className="sr-only">{say('Details')}</span>
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            direction={sort?.column === column.id ? sort.direction : undefined}
            cell={cell}
            width={widths[column.id] ?? column.width}
            onSort={onSort}
            sortable={isSortable(column, served)}
            onResize={onResize}
          />
        ))}
        {trail && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-12')}>
            <span className="sr-only">{say('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The column headers, memoized so that each re-renders only when its own sort order or width changes. */
export const HeaderRow = memo(HeaderRowOf) as typeof HeaderRowOf;

function SelectAll({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const say = useSay();
  const ticked = useTickedOf(selection, ids);
  return (
    <Tick
      value={ticked === 'all'}
      isIndeterminate={ticked === 'some'}
      onChange={() => selection.toggleAll(ids)}
    >
      <span className="sr-only">{say('Select all')}</span>
    </Tick>
  );
}

type CellProps<Row> = {
  column: Column<Row>;
  direction: Sort['direction'] | undefined;
  cell: string;
  width: number | undefined;
  onSort: (column: string) => void;
  sortable: boolean;
  onResize: ((column: string, width: number) => void) | undefined;
};

const arrows = { ascending: ArrowUp, descending: ArrowDown };

function HeaderCellOf<Row>(props: CellProps<Row>) {
  const { column, direction, cell, width, onSort, sortable, onResize } = props;
  const right = column.align === 'right';
  const Arrow = direction ? arrows[direction] : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(sortable && { 'aria-sort': direction ?? ('none' as const) })}
      style={width === undefined ? {} : { width }}
      className={cx(
        cell,
        'px-4 wide:first:ps-(--table-edge,1rem) wide:last:pe-(--table-edge,1rem) whitespace-nowrap',
        right ? 'text-end' : 'text-start',
        column.className,
      )}
    >
      {sortable ? (
        <PressArea
          look="bare"
          onPress={() => onSort(column.id)}
          className={cx(
            'group/sort inline-flex min-h-8 items-center gap-1.5 rounded-xs hover:text-ink [&_svg]:size-3.5',
            direction && 'text-ink',
            right && 'flex-row-reverse',
          )}
        >
          {column.header}
          <Arrow
            aria-hidden
            className={
              direction ? '' : 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100'
            }
          />
        </PressArea>
      ) : (
        <span className={column.hideHeader ? 'sr-only' : ''}>{column.header}</span>
      )}
      {onResize && (
        <Suspense fallback={null}>
          <Resizer label={column.header} width={width} onResize={(next) => onResize(column.id, next)} />
        </Suspense>
      )}
    </th>
  );
}

const HeaderCell = memo(HeaderCellOf) as typeof HeaderCellOf;
