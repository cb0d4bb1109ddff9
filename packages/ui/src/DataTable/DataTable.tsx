import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { cx } from '../internal/cx.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { BodyRow } from './BodyRow.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import type { DataTableProps } from './types.ts';
import { useRows } from './useRows.ts';

export type { Column, DataTableProps, Sort } from './types.ts';

/** A dense, calm table. Where it is narrow (a phone, a drawer) each row becomes a small list. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    rowLabel = rowId,
    details,
    rowActions,
    selected,
    onSelectedChange,
    dense = false,
  } = props;
  const view = useRows(props);
  const [folded, setFolded] = useState<ReadonlySet<string>>();
  const span = columns.length + (onSelectedChange ? 1 : 0) + (details ? 1 : 0) + (rowActions ? 1 : 0);

  if (props.error)
    return (
      <ErrorState level={3} {...(props.onRetry && { onRetry: props.onRetry })}>
        {props.error}
      </ErrorState>
    );
  if (props.isLoading || !rows) return <LoadingRows label={label} columns={columns.length} />;
  if (rows.length === 0 && props.empty) return <>{props.empty}</>;

  const sortable = columns.filter((c) => c.sortValue !== undefined);
  const chosen = selected ?? new Set<string>();
  const ids = rows.map(rowId);
  const isFolded = (id: string) => (folded ? folded.has(id) : props.groupsOpen === false);
  const toggleGroup = (id: string) => {
    const next = new Set(folded ?? (props.groupsOpen === false ? view.groups.map((g) => g.id) : []));
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  };
  const toggleRow = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onSelectedChange?.(next);
  };

  return (
    <div className={cx('@container text-sm', props.className)}>
      {onSelectedChange && chosen.size > 0 && (
        <div
          role="status"
          className="flex min-h-12 flex-wrap items-center gap-3 border-b border-line bg-accent-soft px-4 py-1.5 text-accent-text"
        >
          <span className="tabular font-medium">{chosen.size} selected</span>
          {props.selectionActions}
          <Button size="sm" variant="ghost" onPress={() => onSelectedChange(new Set())} className="ms-auto">
            Clear
          </Button>
        </div>
      )}
      {sortable.length > 0 && (
        // Stacked rows have no header to press.
        <div className="flex justify-end border-b border-line px-2 py-1 wide:hidden">
          <Menu
            trigger={
              <Button size="sm" variant="ghost" icon={<ArrowUpDown />}>
                Sort
              </Button>
            }
            items={sortable.map((column) => ({
              id: column.id,
              label: column.header,
              onAction: () => view.sortBy(column.id),
              ...(view.sort?.column === column.id && {
                icon: (
                  <span role="img" aria-label={view.sort.direction}>
                    {view.sort.direction === 'ascending' ? '↑' : '↓'}
                  </span>
                ),
              }),
            }))}
          />
        </div>
      )}
      <div
        tabIndex={0}
        role="region"
        aria-label={label}
        className={cx(
          'wide:overflow-x-auto',
          view.shown.length > 25 && 'wide:max-h-[85dvh] wide:overflow-y-auto',
        )}
      >
        <table
          role="table"
          aria-label={label}
          className="w-full border-separate border-spacing-0 narrow:block"
        >
          <HeaderRow
            columns={columns}
            sort={view.sort}
            sortable={(c) => c.sortValue !== undefined}
            onSort={view.sortBy}
            selection={
              onSelectedChange && {
                all: ids.length > 0 && ids.every((id) => chosen.has(id)),
                some: ids.some((id) => chosen.has(id)),
                toggle: () => onSelectedChange(ids.every((id) => chosen.has(id)) ? new Set() : new Set(ids)),
              }
            }
            lead={details !== undefined}
            trail={rowActions !== undefined}
            dense={dense}
          />
          {view.groups.map((group) => (
            <tbody key={group.id} role="rowgroup" className="narrow:block">
              {props.groupBy && (
                <tr role="row" className="narrow:block">
                  <th
                    role="rowheader"
                    scope="rowgroup"
                    colSpan={span}
                    className="border-b border-line bg-sunken text-start font-medium narrow:block"
                  >
                    <button
                      type="button"
                      aria-expanded={!isFolded(group.id)}
                      onClick={() => toggleGroup(group.id)}
                      className="flex min-h-10 w-full items-center gap-2 px-4 text-start outline-offset-[-2px]"
                    >
                      <ChevronDown
                        aria-hidden
                        className={cx(
                          'size-4 transition-transform duration-150',
                          isFolded(group.id) && '-rotate-90 rtl:rotate-90',
                        )}
                      />
                      {group.label}
                      <span className="tabular font-normal text-muted">{group.rows.length}</span>
                    </button>
                  </th>
                </tr>
              )}
              {!isFolded(group.id) &&
                group.rows.map((row) => {
                  const id = rowId(row);
                  return (
                    <BodyRow
                      key={id}
                      row={row}
                      name={rowLabel(row)}
                      columns={columns}
                      selection={
                        onSelectedChange && { isSelected: chosen.has(id), toggle: () => toggleRow(id) }
                      }
                      details={details?.(row)}
                      actions={rowActions?.(row)}
                      span={span}
                      dense={dense}
                    />
                  );
                })}
            </tbody>
          ))}
        </table>
      </div>
      {(view.hidden > 0 || props.onLoadMore) && (
        <div className="flex items-center justify-between gap-3 px-4 py-3 text-muted">
          <span className="tabular">
            {view.shown.length} of {props.onLoadMore ? `${view.total}+` : view.total}
          </span>
          {view.hidden > 0 ? (
            <Button size="sm" variant="secondary" onPress={view.showAll}>
              View All
            </Button>
          ) : (
            props.onLoadMore && (
              <Button
                size="sm"
                variant="secondary"
                onPress={props.onLoadMore}
                isPending={!!props.isLoadingMore}
              >
                Load more
              </Button>
            )
          )}
        </div>
      )}
    </div>
  );
}

function LoadingRows({ label, columns }: { label: string; columns: number }) {
  return (
    <div aria-busy="true" role="status" aria-label={`${label}: loading`} className="divide-y divide-line">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex h-13 items-center gap-6 px-4">
          {Array.from({ length: Math.min(columns, 5) }, (_, i) => (
            <Skeleton key={i} className={cx('h-3.5', i === 0 ? 'w-1/3' : 'flex-1')} />
          ))}
        </div>
      ))}
    </div>
  );
}
