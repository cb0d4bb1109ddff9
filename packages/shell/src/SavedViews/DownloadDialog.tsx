import { toApiError } from '@caravan/sdk';
import { downloadCsv } from '@caravan/ui/csv';
import type { Column } from '@caravan/ui/DataTable';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { JobProgress } from '@caravan/ui/JobProgress';
import { toast } from '@caravan/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import type { List, Page } from '../list/useList.ts';
import type { ListTableProps } from '../ListTable/ListTable.tsx';
import { fileTable, tableCsv } from './fileTable.ts';
import { words } from './messages.ts';

/** A list as its table shows it, whatever its rows are: only its own columns are given them. */
export type Downloadable = {
  label: string;
  list: List<Page<unknown>>;
  columns: readonly Column<never>[];
  rowId: (row: never) => string;
  selected?: ListTableProps<unknown>['selected'];
};

export type DownloadDialogProps = {
  table: Downloadable;
  /** How many rows a file can have. */
  most?: number;
  onClose: () => void;
};

/** How many rows are read from the page at once, so that it stays responsive. */
const atOnce = 100;

/**
 * Downloads a list as a CSV file: all its pages, or the rows that are selected, with the columns and words that the
 * table shows, and with amounts and dates that spreadsheets read.
 */
export default function DownloadDialog({ table, most = 5000, onClose }: DownloadDialogProps) {
  const { list, columns, selected, rowId } = table;
  const format = useFormat();
  const [texts, setTexts] = useState<string[][]>([]);
  const page = useRef<HTMLDivElement>(null);
  const isChosen = !!selected?.size;
  const pages = useAllPages(list, !isChosen, most);
  const isLoaded = isChosen || pages.isWhole;
  const rows = (
    isChosen ? (list.items ?? []).filter((row) => selected.has(rowId(row as never))) : pages.rows
  ) as never[];
  const { error, isCut } = pages;

  const next = rows.slice(texts.length, texts.length + atOnce);
  useEffect(() => {
    if (!page.current || next.length === 0) return;
    const read = [...page.current.children].map((row) => [...row.children].map(textIn));
    setTexts((before) => [...before, ...read]);
  }, [next.length, texts.length]);

  const isDone = isLoaded && texts.length === rows.length;
  const isSaved = useRef(false);
  useEffect(() => {
    if (!isDone || isSaved.current) return;
    isSaved.current = true;
    downloadCsv(table.label, tableCsv(fileTable(columns, rows, texts)));
    toast({
      title: words.downloaded(texts.length),
      ...(isCut && { message: words.most(format.number(most)), time: 'sticky' as const }),
    });
    onClose();
  }, [isDone, columns, rows, table.label, texts, isCut, most, format, onClose]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.download}
      size="sm"
      footer={
        <Button variant="ghost" onPress={onClose}>
          {words.close}
        </Button>
      }
    >
      <JobProgress
        title={error ? words.stopped : words.downloading}
        state={error ? 'failed' : 'running'}
        detail={error ?? words.rows(texts.length)}
        {...(error && { onRetry: pages.retry })}
      />
      <div ref={page} aria-hidden inert className="sr-only">
        {next.map((row) => (
          <div key={rowId(row)}>
            {columns.map((column) => (
              <div key={column.id}>{column.text?.(row) ?? column.cell(row)}</div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** Reads the pages of a list one after the other, beside the table. */
function useAllPages(list: Downloadable['list'], isAsked: boolean, most: number) {
  const [read, setRead] = useState<{ rows: unknown[]; next?: string | undefined; isWhole: boolean }>({
    rows: [],
    isWhole: false,
  });
  const [error, setError] = useState<string>();
  const isOver = !isAsked || read.isWhole || error !== undefined || read.rows.length >= most;
  const page = useRef(list.read);
  useEffect(() => {
    if (isOver) return undefined;
    let isLeft = false;
    page.current(read.next).then(
      ({ items, nextCursor }) => {
        if (!isLeft) setRead({ rows: [...read.rows, ...items], next: nextCursor, isWhole: !nextCursor });
      },
      (cause: unknown) => {
        if (!isLeft) setError(toApiError(cause).message);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isOver, read]);
  const isFull = read.rows.length >= most;
  return {
    rows: read.rows.slice(0, most),
    isWhole: read.isWhole || isFull,
    isCut: isAsked && isFull && (!read.isWhole || read.rows.length > most),
    error,
    retry: () => setError(undefined),
  };
}

/** The words of a cell on one line. */
const textIn = (cell: Element) =>
  ((cell as HTMLElement).innerText ?? cell.textContent).trim().replace(/\s*\n\s*/g, ', ');
