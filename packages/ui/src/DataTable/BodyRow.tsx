import { ChevronRight, Ellipsis } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { Menu, type MenuAction } from '../Menu/Menu.tsx';
import { type Selection, useTicked } from './selection.ts';
import { Tick } from './Tick.tsx';
import type { Column } from './types.ts';
import { useSay } from '../internal/say.ts';

type Props<Row> = {
  row: Row;
  id: string;
  name: string;
  columns: readonly Column<Row>[];
  selection: Selection | undefined;
  details: ((row: Row) => ReactNode) | undefined;
  rowActions: ((row: Row) => readonly MenuAction[]) | undefined;
  span: number;
  dense: boolean;
  /** The row's index among all rows, and the callback that measures its height. Set when rows are virtualized. */
  index?: number | undefined;
  measure?: ((el: HTMLElement | null) => void) | undefined;
};

const cellClass = (dense: boolean) =>
  cx('border-b border-line align-middle narrow:border-0', dense ? 'h-10 py-1.5' : 'h-13 py-2.5');

function BodyRowOf<Row>(props: Props<Row>) {
  const { row, id, name, columns, selection, span, dense, index, measure } = props;
  const say = useSay();
  const [open, setOpen] = useState(false);
  const details = props.details?.(row);
  const actions = props.rowActions?.(row);
  const cell = cellClass(dense);
  const line = {
    role: 'row',
    // Makes the row focusable by arrow keys when nothing inside it is.
    tabIndex: -1,
    'data-line': true,
    ...(index !== undefined && { ref: measure, 'data-index': index, 'aria-rowindex': index + 2 }),
  };
  const cells = (
    <>
      {props.details && (
        <td
          role="cell"
          className={cx(
            cell,
            'w-10 ps-2 narrow:absolute narrow:py-0 narrow:top-1.5 narrow:h-auto',
            actions ? 'narrow:end-10' : 'narrow:end-1',
          )}
        >
          {details !== undefined && (
            <PressArea
              look="bare"
              aria-expanded={open}
              aria-label={say('Details of {name}', { name })}
              onPress={() => setOpen(!open)}
              className="grid size-8 place-items-center rounded-sm text-muted data-hovered:bg-ink/6"
            >
              <ChevronRight
                aria-hidden
                className={cx(
                  'size-4 transition-transform duration-150',
                  open ? 'rotate-90' : 'rtl:rotate-180',
                )}
              />
            </PressArea>
          )}
        </td>
      )}
      <Cells row={row} columns={columns} cell={cell} />
      {actions && (
        <td
          role="cell"
          className={cx(
            cell,
            'w-12 pe-2 text-end narrow:absolute narrow:py-0 narrow:top-1.5 narrow:end-0 narrow:h-auto',
          )}
        >
          {actions.length > 0 && (
            <Menu
              items={actions}
              trigger={
                <IconButton
                  size="sm"
                  label={say('Actions for {name}', { name })}
                  icon={<Ellipsis />}
                  tooltip={false}
                />
              }
            />
          )}
        </td>
      )}
    </>
  );
  return (
    <>
      {selection ? (
        <SelectableLine {...line} id={id} name={name} selection={selection} cell={cell}>
          {cells}
        </SelectableLine>
      ) : (
        <tr {...line} className={lineClass}>
          {cells}
        </tr>
      )}
      {open && (
        <tr role="row" className="narrow:block">
          <td
            role="cell"
            colSpan={span}
            className="border-b border-line bg-sunken/60 px-(--table-edge,1rem) py-4 narrow:block"
          >
            {details}
          </td>
        </tr>
      )}
    </>
  );
}

/** A table row, memoized to re-render only when its content changes. */
export const BodyRow = memo(BodyRowOf) as typeof BodyRowOf;

const lineClass =
  'scroll-mt-12 -outline-offset-2 transition-colors duration-100 hover:bg-sunken/60 narrow:relative narrow:flex narrow:flex-col narrow:gap-1 narrow:border-b narrow:border-line narrow:px-(--table-edge,1rem) narrow:py-3.5';

type LineProps = Omit<ComponentProps<'tr'>, 'id'> & {
  id: string;
  name: string;
  selection: Selection;
  cell: string;
};

/** Subscribes to the selection, so that the checkbox can change without re-rendering the cells. */
function SelectableLine({ id, name, selection, cell, children, ...props }: LineProps) {
  const say = useSay();
  const ticked = useTicked(selection, id);
  return (
    <tr
      {...props}
      aria-selected={ticked}
      className={cx(lineClass, 'narrow:ps-12', ticked && 'bg-accent-soft/60')}
    >
      <td
        role="cell"
        className={cx(
          cell,
          'w-10 ps-(--table-edge,1rem) narrow:absolute narrow:py-0 narrow:top-3.5 narrow:start-0 narrow:h-auto',
        )}
      >
        <Tick value={ticked} onChange={() => selection.toggle(id)}>
          <span className="sr-only">{say('Select {name}', { name })}</span>
        </Tick>
      </td>
      {children}
    </tr>
  );
}

type CellsProps<Row> = { row: Row; columns: readonly Column<Row>[]; cell: string };

function CellsOf<Row>({ row, columns, cell }: CellsProps<Row>): ReactNode {
  const primary = columns.find((c) => c.primary) ?? columns[0];
  return columns.map((column) => {
    const right = column.align === 'right';
    if (column === primary)
      return (
        <th
          key={column.id}
          role="rowheader"
          scope="row"
          className={cx(
            cell,
            'px-4 wide:first:ps-(--table-edge,1rem) wide:last:pe-(--table-edge,1rem) text-start font-medium narrow:-order-1 narrow:wrap-anywhere narrow:h-auto narrow:w-auto narrow:p-0 narrow:pe-12 narrow:text-start',
            right && 'text-end wide:whitespace-nowrap',
            column.className,
          )}
        >
          {column.cell(row)}
        </th>
      );
    return (
      <td
        key={column.id}
        role="cell"
        className={cx(
          cell,
          'px-4 wide:first:ps-(--table-edge,1rem) wide:last:pe-(--table-edge,1rem) narrow:flex narrow:h-auto narrow:w-auto narrow:items-baseline narrow:justify-between narrow:gap-x-4 narrow:p-0 @max-[15rem]:flex-wrap narrow:text-end',
          right && 'text-end wide:whitespace-nowrap',
          column.className,
        )}
      >
        <span
          className={cx(
            'max-w-1/2 shrink-0 text-start text-[0.8125rem] wrap-anywhere text-muted wide:hidden',
            column.hideHeader && 'invisible',
          )}
        >
          {column.header}
        </span>
        <span className="min-w-0 narrow:wrap-anywhere @max-[15rem]:ms-auto">{column.cell(row)}</span>
      </td>
    );
  });
}

const Cells = memo(CellsOf) as typeof CellsOf;
