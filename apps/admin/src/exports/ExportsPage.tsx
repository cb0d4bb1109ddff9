import type { Export } from '@caravan/sdk';
import { exportBookings, listExports } from '@caravan/sdk/client';
import { getListExportsQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { useOpened } from '@caravan/shell/useOpened';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { TextLink } from '@caravan/ui/TextLink';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Acting } from '../frame/Acting.tsx';
import { Progress } from './Progress.tsx';
import { words } from './messages.ts';

const JournalDialog = lazy(() => import('./JournalDialog.tsx'));
const route = getRouteApi('/exports');
const tones = {
  pending: 'warning',
  running: 'blue',
  success: 'green',
  failure: 'red',
  expired: 'grey',
} as const;

/** The admin's exports with their progress, and a way to request more. */
export function ExportsPage() {
  const format = useFormat();
  const { q, open: asking } = route.useSearch();
  const list = useList(listExports, getListExportsQueryKey, { q });
  const bookings = useChange(exportBookings, { done: words.started });
  const [, ask, endAsking] = useOpened('open');
  const columns: Column<Export>[] = [
    {
      id: 'file',
      header: words.columns.file,
      sortKey: 'file',
      primary: true,
      cell: (e) =>
        e.fileUrl ? (
          <TextLink href={e.fileUrl} download>
            {e.fileName}
          </TextLink>
        ) : (
          (e.fileName ?? words.kinds[e.kind] ?? e.kind)
        ),
    },
    { id: 'kind', header: words.columns.kind, sortKey: 'kind', cell: (e) => words.kinds[e.kind] ?? e.kind },
    {
      id: 'state',
      header: words.columns.state,
      sortKey: 'state',
      cell: (e) => (
        <span className="inline-flex flex-col gap-1">
          <Badge size="sm" tone={tones[e.state]} dot>
            {words.states[e.state]}
          </Badge>
          {e.error && <span className="text-[0.8125rem] text-muted">{e.error}</span>}
        </span>
      ),
    },
    {
      id: 'progress',
      header: words.columns.progress,
      align: 'right',
      cell: (e) => <Progress of={e} />,
      className: 'tabular',
    },
    {
      id: 'asked',
      header: words.columns.asked,
      sortKey: 'created',
      cell: (e) => format.instant(e.createdAt),
      file: { value: (e) => e.createdAt },
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'ends',
      header: words.columns.ends,
      cell: (e) => (e.endsAt ? format.instant(e.endsAt, 'date') : '–'),
      file: { value: (e) => e.endsAt },
      className: 'tabular wide:whitespace-nowrap',
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      actions={
        <Acting>
          <Button variant="secondary" onPress={() => ask('journal')}>
            {words.journal}
          </Button>
          <Button onPress={() => bookings.run()} isPending={bookings.isPending}>
            {words.bookings}
          </Button>
        </Acting>
      }
      search={words.search}
      list={list}
      columns={columns}
      rowId={(e) => e.id}
      rowLabel={(e) => e.fileName ?? e.kind}
      empty={words.empty}
      emptyText={words.emptyText}
      art="letter"
    >
      <Suspense fallback={null}>{asking && <JournalDialog onClose={endAsking} />}</Suspense>
    </ListPage>
  );
}
