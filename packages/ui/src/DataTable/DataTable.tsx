import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { cx } from '../internal/cx.ts';
import { useStable } from '../internal/useStable.ts';
import { BodyRow } from './BodyRow.tsx';
import { GroupBody } from './GroupBody.tsx';
import { HeaderRow } from './HeaderRow.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { moveBetweenRows } from './rowKeys.ts';
import { useOnlyFound, useSelection } from './selection.ts';
import { TableFoot } from './TableFoot.tsx';
import { SelectionBar, SortMenu, TableTools } from './TableTools.tsx';
import type { DataTableProps } from './types.ts';
import { useRows } from './useRows.ts';
import { useSay } from '../internal/say.ts';

export type { Column, DataTableProps } from './types.ts';

// Needed only for tables with hundreds of rows. The cast restores the generic that `lazy` drops.
const VirtualBody = lazy(
  () => import('./VirtualBody.tsx'),
) as unknown as typeof import('./VirtualBody.tsx')['default'];

/** A compact data table. In narrow containers (phones, drawers), each row stacks into a small list. */
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
    dense = false,
    virtual,
  } = props;
  const { selected, onSelectedChange } = props;
  const view = useRows(props);
  const served = props.onSortChange !== undefined || props.onLoadMore !== undefined;
  const selection = useSelection(selected, onSelectedChange);
  const choosable = onSelectedChange !== undefined && rows !== undefined;
  const found = useMemo(
    () => (choosable ? new Set(view.sorted.map(rowId)) : undefined),
    [choosable, view.sorted, rowId],
  );
  useOnlyFound(selected, found, onSelectedChange);
  const [folded, setFolded] = useState<ReadonlySet<string>>();
  // A group heading flips its arrow immediately; rendering the rows is deferred.
  const foldedRows = useDeferredValue(folded);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const box = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows?.map(rowId) ?? [], [rows, rowId]);
  const span = columns.length + (onSelectedChange ? 1 : 0) + (details ? 1 : 0) + (rowActions ? 1 : 0);

  const sortBy = useStable(view.sortBy);
  const resize = useStable((id: string, width: number) => setWidths((w) => ({ ...w, [id]: width })));
  const save = useStable(() => {
    void import('./csv.ts').then(({ downloadCsv, toCsv }) =>
      downloadCsv(props.exportName!, toCsv(columns, view.sorted)),
    );
  });
  const isFolded = (id: string, of = folded) => (of ? of.has(id) : props.groupsOpen === false);
  const toggleGroup = useStable((id: string) => {
    const next = new Set(folded ?? (props.groupsOpen === false ? view.groups.map((g) => g.id) : []));
    if (!next.delete(id)) next.add(id);
    setFolded(next);
  });

  if (props.error)
    return (
      <ErrorState level={3} {...(props.onRetry && { onRetry: props.onRetry })}>
        {props.error}
      </ErrorState>
    );
  if (props.isLoading || !rows)
    return (
      <LoadingRows
        label={label}
        columns={columns}
        lead={onSelectedChange !== undefined || details !== undefined}
        trail={rowActions !== undefined}
        dense={dense}
      />
    );
  if (rows.length === 0 && props.empty) return <>{props.empty}</>;

  const height = virtual === true ? 560 : virtual || undefined;
  const line = (row: Row, index?: number, measure?: (el: HTMLElement | null) => void) => {
    const id = rowId(row);
    return (
      <BodyRow
        key={id}
        row={row}
        id={id}
        name={rowLabel(row)}
        columns={columns}
        selection={selection}
        details={details}
        rowActions={rowActions}
        span={span}
        dense={dense}
        index={index}
        measure={measure}
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
        onExport={props.exportName ? save : undefined}
      />
      {onSelectedChange && selected && selected.size > 0 && (
        <SelectionBar
          count={selected.size}
          actions={props.selectionActions}
          onClear={() => onSelectedChange(new Set())}
        />
      )}
      <SortMenu columns={columns} sort={view.sort} onSort={sortBy} served={served} />
      <div
        ref={box}
        tabIndex={0}
        onKeyDown={moveBetweenRows}
        role="region"
        aria-label={label}
        style={height ? { maxHeight: height } : {}}
        className={cx(
          // Positioned, so that visually hidden content scrolls with its row instead of lengthening the page.
          'relative outline-offset-[-2px]',
          // The last row needs no border when it ends the table: the surrounding card provides one.
          'last:[&_tbody:last-child>tr:last-child]:border-b-0 last:[&_tbody:last-child>tr:last-child>*]:border-b-0',
          height ? 'overflow-auto contain-content' : 'wide:overflow-x-auto',
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
            onSort={sortBy}
            served={served}
            selection={selection}
            ids={ids}
            lead={details !== undefined}
            trail={rowActions !== undefined}
            dense={dense}
            widths={widths}
            onResize={props.resizable ? resize : undefined}
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
            view.groups.map(({ id, label, rows: inside }) => (
              <GroupBody
                key={id}
                head={props.groupBy && { id, label, count: inside.length }}
                isFolded={isFolded(id)}
                onToggle={toggleGroup}
                span={span}
              >
                {!isFolded(id, foldedRows) && inside.map((row) => line(row))}
              </GroupBody>
            ))
          )}
        </table>
      </div>
      {view.search && view.total === 0 && (
        <p role="status" className="px-4 py-8 text-center text-muted">
          {say('Nothing matches “{name}”', { name: view.search })}
        </p>
      )}
      <TableFoot view={view} onLoadMore={props.onLoadMore} isLoadingMore={!!props.isLoadingMore} />
    </div>
  );
}
