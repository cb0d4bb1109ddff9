import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { Resizer } from './Resizer.tsx';
import type { Column, Sort } from './types.ts';
import { useSay } from '../internal/say.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  sortable: (column: Column<Row>) => boolean;
  onSort: (column: string) => void;
  selection: { all: boolean; some: boolean; toggle: () => void } | undefined;
  lead: boolean;
  trail: boolean;
  dense: boolean;
  widthOf: (column: string) => number | undefined;
  onResize: ((column: string, width: number) => void) | undefined;
};

export function HeaderRow<Row>({
  columns,
  sort,
  sortable,
  onSort,
  selection,
  lead,
  trail,
  dense,
  widthOf,
  onResize,
}: Props<Row>) {
  const say = useSay();
  const cell = cx(
    'sticky top-0 z-10 border-b border-line bg-raised text-[0.8125rem] font-medium text-muted',
    dense ? 'h-9' : 'h-11',
  );
  return (
    <thead role="rowgroup" className="narrow:hidden">
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-10 ps-4')}>
            <Checkbox
              value={selection.all}
              isIndeterminate={selection.some && !selection.all}
              onChange={selection.toggle}
            >
              <span className="sr-only">{say('Select all')}</span>
            </Checkbox>
          </th>
        )}
        {lead && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-10')}>
            <span className="sr-only">{say('Details')}</span>
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const right = column.align === 'right';
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              {...(sortable(column) && { 'aria-sort': direction ?? ('none' as const) })}
              style={widthOf(column.id) === undefined ? {} : { width: widthOf(column.id) }}
              className={cx(
                cell,
                'px-4 whitespace-nowrap',
                right ? 'text-end' : 'text-start',
                column.className,
              )}
            >
              {sortable(column) ? (
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
                  {direction === 'ascending' ? (
                    <ArrowUp aria-hidden />
                  ) : direction === 'descending' ? (
                    <ArrowDown aria-hidden />
                  ) : (
                    <ArrowUpDown
                      aria-hidden
                      className="opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100"
                    />
                  )}
                </PressArea>
              ) : (
                <span className={column.hideHeader ? 'sr-only' : ''}>{column.header}</span>
              )}
              {onResize && (
                <Resizer
                  label={column.header}
                  width={widthOf(column.id)}
                  onResize={(width) => onResize(column.id, width)}
                />
              )}
            </th>
          );
        })}
        {trail && (
          <th role="columnheader" scope="col" className={cx(cell, 'w-12')}>
            <span className="sr-only">{say('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
