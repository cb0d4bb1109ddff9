import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { cx } from '../internal/cx.ts';
import { PressArea } from '../PressArea/PressArea.tsx';
import { BodyRow } from './BodyRow.tsx';
import { downloadCsv, toCsv } from './csv.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { SelectionBar, SortMenu, TableTools } from './TableTools.tsx';
import type { DataTableProps } from './types.ts';
import { useRows } from './useRows.ts';
import { useSay } from '../internal/say.ts';

export type { Column, DataTableProps, Sort } from './types.ts';

// Only tables of hundreds of rows need it. `lazy` forgets that the component is generic.
const VirtualBody = lazy(
  () => import('./VirtualBody.tsx'),
) as unknown as typeof import('./VirtualBody.tsx')['default'];

/** A dense, calm table. Where it is narrow (a phone, a drawer) each row becomes a small list. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const say = useSay();
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
    virtual,
  } = props;
  const view = useRows(props);
  const [folded, setFolded] = useState<ReadonlySet<string>>();
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const box = useRef<HTMLDivElement>(null);
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
  const height = virtual === true ? 560 : virtual || undefined;
  const widthOf = (id: string) => widths[id] ?? columns.find((c) => c.id === id)?.width;
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
  const line = (row: Row, index?: number, measure?: (el: HTMLElement | null) => void) => {
    const id = rowId(row);
    return (
      <BodyRow
        key={id}
        row={row}
        name={rowLabel(row)}
        columns={columns}
        selection={onSelectedChange && { isSelected: chosen.has(id), toggle: () => toggleRow(id) }}
        details={details?.(row)}
        actions={rowActions?.(row)}
        span={span}
        dense={dense}
        {...(measure && index !== undefined && { virtual: { index, measure } })}
      />
    );
  };

  return (
    <div className={cx('@container text-sm', props.className)}>
      <TableTools
        searchLabel={props.searchLabel}
        search={view.search}
        onSearch={view.setSearch}
        toolbar={props.toolbar}
        onExport={
          props.exportName ? () => downloadCsv(props.exportName!, toCsv(columns, view.sorted)) : undefined
        }
      />
      {onSelectedChange && chosen.size > 0 && (
        <SelectionBar
          count={chosen.size}
          actions={props.selectionActions}
          onClear={() => onSelectedChange(new Set())}
        />
      )}
      {sortable.length > 0 && <SortMenu columns={sortable} sort={view.sort} onSort={view.sortBy} />}
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={label}
        style={height ? { maxHeight: height } : {}}
        className={cx(
          // positioned, so that what only screen readers see scrolls with its row instead of lengthening the page
          'relative outline-offset-[-2px]',
          height ? 'overflow-auto' : 'wide:overflow-x-auto',
          !height && view.shown.length > 25 && 'wide:max-h-[85dvh] wide:overflow-y-auto',
        )}
      >
        <table
          role="table"
          aria-label={label}
          {...(height && { 'aria-rowcount': view.total + 1 })}
          className={cx(
            'w-full border-separate border-spacing-0 narrow:block',
            (props.resizable || !!height) && 'wide:table-fixed',
          )}
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
            widthOf={widthOf}
            onResize={props.resizable ? (id, width) => setWidths((w) => ({ ...w, [id]: width })) : undefined}
          />
          {height ? (
            <Suspense fallback={<tbody style={{ height }} />}>
              <VirtualBody
                rows={view.shown}
                rowId={rowId}
                box={box}
                height={height}
                dense={dense}
                span={span}
              >
                {line}
              </VirtualBody>
            </Suspense>
          ) : (
            view.groups.map((group) => (
              <tbody key={group.id} role="rowgroup" className="narrow:block">
                {props.groupBy && (
                  <tr role="row" className="narrow:block">
                    <th
                      role="rowheader"
                      scope="rowgroup"
                      colSpan={span}
                      className="border-b border-line bg-sunken text-start font-medium narrow:block"
                    >
                      <PressArea
                        look="bare"
                        aria-expanded={!isFolded(group.id)}
                        onPress={() => toggleGroup(group.id)}
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
                      </PressArea>
                    </th>
                  </tr>
                )}
                {!isFolded(group.id) && group.rows.map((row) => line(row))}
              </tbody>
            ))
          )}
        </table>
      </div>
      {view.search && view.total === 0 && (
        <p role="status" className="px-4 py-8 text-center text-muted">
          {say('Nothing matches “{name}”', { name: view.search })}
        </p>
      )}
      {(view.hidden > 0 || view.expanded || props.onLoadMore) && (
        <div className="flex items-center justify-between gap-3 px-4 py-3 text-muted">
          <span className="tabular">
            {say('{value} of {max}', {
              value: view.shown.length,
              max: props.onLoadMore ? `${view.total}+` : view.total,
            })}
          </span>
          {view.hidden > 0 ? (
            <Button size="sm" variant="secondary" onPress={view.showAll}>
              {say('View All')}
            </Button>
          ) : view.expanded && !props.onLoadMore ? (
            <Button size="sm" variant="secondary" onPress={view.showLess}>
              {say('View Less')}
            </Button>
          ) : (
            props.onLoadMore && (
              <Button
                size="sm"
                variant="secondary"
                onPress={props.onLoadMore}
                isPending={!!props.isLoadingMore}
              >
                {say('Load more')}
              </Button>
            )
          )}
        </div>
      )}
    </div>
  );
}
