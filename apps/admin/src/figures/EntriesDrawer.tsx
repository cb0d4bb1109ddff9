import type { FigureEntry, FigureEntryPage, ListFigureEntriesFigure } from '@caravan/sdk';
import { listFigureEntries } from '@caravan/sdk/client';
import { getListFigureEntriesQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { Button } from '@caravan/ui/Button';
import { Drawer } from '@caravan/ui/Drawer';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Download } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { entryColumns } from './entryColumns.tsx';
import { type Format } from './figures.ts';
import { words } from './messages.ts';
import type { Period } from './search.ts';

const DownloadDialog = lazy(() => import('@caravan/shell/DownloadDialog'));

export type EntriesDrawerProps = {
  figure: ListFigureEntriesFigure;
  period: Period;
  currency?: string | undefined;
  host?: string | undefined;
  operator?: string | undefined;
  trip?: string | undefined;
  /** The row's name, if the entries are of one. */
  name?: string | undefined;
  onClose: () => void;
};

/** How many entries a file has at most. */
const most = 50_000;

/** What a figure consists of: the payments, bookings, or trips that add up to it, each leading to its page. */
export default function EntriesDrawer({ figure, period, name, onClose, ...only }: EntriesDrawerProps) {
  const format = useFormat();
  const [isSaving, setSaving] = useState(false);
  const list = useList(
    listFigureEntries,
    getListFigureEntriesQueryKey,
    {
      figure,
      ...period,
      currency: only.currency,
      hostId: only.host,
      operatorId: only.operator,
      tripId: only.trip,
    },
    { order: 'here', limit: 100, throwOnError: false },
  );
  const dates = format.dateRange(period.from, period.to);
  const title = name ? words.entriesOfRow(words[figure], dates, name) : words.entriesOf(words[figure], dates);
  const currency = list.first?.currency ?? only.currency;
  const columns = useMemo(
    () => entryColumns(figure, currency, format, only.trip !== undefined),
    [figure, currency, format, only.trip],
  );
  const table = { label: title, list, columns, rowId: ({ id }: FigureEntry) => id };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={title}
      footer={
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          isDisabled={!list.first?.count}
          onPress={() => setSaving(true)}
        >
          {words.download}
        </Button>
      }
    >
      <div className="tabular mb-4 font-medium" aria-live="polite">
        {list.first ? summary(figure, list.first, format) : !list.error && <Skeleton className="h-5 w-48" />}
      </div>
      <ListTable
        {...table}
        rowLabel={({ orderId, tripName }) => orderId ?? tripName}
        empty={words.noEntries}
        emptyText={words.noEntriesText}
        emptyLevel={3}
      />
      <Suspense fallback={null}>
        {isSaving && <DownloadDialog table={table} most={most} onClose={() => setSaving(false)} />}
      </Suspense>
    </Drawer>
  );
}

/** How many entries there are, and what they add up to: the figure. */
function summary(
  figure: ListFigureEntriesFigure,
  { count, sum, maximum = 0, currency }: FigureEntryPage,
  format: Format,
) {
  const entries = words.entries[figure](count);
  switch (figure) {
    case 'orders':
      return entries;
    case 'spots':
      return `${entries} · ${words.spotsIn(sum)}`;
    case 'visitors':
      return `${entries} · ${words.visitorsIn(sum)}`;
    case 'fill':
      return `${entries} · ${words.ofSpots(format.number(sum), maximum)}`;
    default:
      return `${entries} · ${format.money(sum, currency)}`;
  }
}
