import type { Recommendation } from '@caravan/sdk';
import { deleteRecommendation, listRecommendations } from '@caravan/sdk/client';
import { getListRecommendationsQueryKey, useGetRecommendation } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { ListPage } from '@caravan/shell/ListPage';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RowButton } from '@caravan/shell/RowButton';
import { useStaff } from '../frame/useStaff.ts';
import { words } from './messages.ts';

const EditRecommendation = lazy(() => import('./EditRecommendation.tsx'));
const route = getRouteApi('/recommendations');

/** Recommendations to hosts. */
export function RecommendationsPage() {
  const { recommendation: _, ...asked } = route.useSearch();
  const [recommendation, open, close] = useOpened('recommendation');
  const { isAdmin } = useStaff();
  const [removing, setRemoving] = useState<Recommendation>();
  const list = useList(listRecommendations, getListRecommendationsQueryKey, asked);
  const opened = recommendation !== undefined && recommendation !== 'new' ? recommendation : undefined;
  const chosen = useGetRecommendation(opened ?? '', { query: { enabled: opened !== undefined, gcTime: 0 } });
  const remove = useChange(deleteRecommendation, {
    failed: 'here',
    done: words.removed,
    onDone: () => setRemoving(undefined),
  });
  const columns: Column<Recommendation>[] = [
    {
      id: 'host',
      header: words.columns.host,
      primary: true,
      sortKey: 'host',
      cell: (r) => <RowButton onPress={() => open(r.id)}>{r.hostName}</RowButton>,
    },
    {
      id: 'options',
      header: words.columns.options,
      cell: (r) => r.options.map((o) => o.name).join(', ') || '–',
    },
    {
      id: 'by',
      header: words.columns.by,
      sortKey: 'by',
      cell: (r) => r.recommendedBy || '–',
    },
    {
      id: 'seen',
      header: words.columns.seen,
      cell: (r) => (r.firstTime ? words.notYet : words.yes),
      className: 'wide:whitespace-nowrap',
    },
    {
      id: 'state',
      header: words.columns.state,
      sortKey: 'state',
      cell: (r) => (
        <Badge size="sm" tone={r.active ? 'green' : 'grey'} dot>
          {r.active ? words.active : words.inactive}
        </Badge>
      ),
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      actions={
        isAdmin && (
          <Button icon={<Plus aria-hidden />} onPress={() => open('new')}>
            {words.add}
          </Button>
        )
      }
      search={words.search}
      list={list}
      columns={columns}
      rowId={(r) => r.id}
      rowLabel={(r) => r.hostName}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
      rowActions={(r) => [
        {
          id: 'edit',
          label: words.edit,
          icon: <Pencil aria-hidden />,
          onAction: () => open(r.id),
        },
        {
          id: 'remove',
          label: words.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger' as const,
          onAction: () => setRemoving(r),
        },
      ]}
    >
      <Suspense fallback={null}>
        {recommendation === 'new' && <EditRecommendation onClose={close} />}
        {chosen.data && (
          <EditRecommendation key={chosen.data.id} recommendation={chosen.data} onClose={close} />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removing && remove.run(removing.id)}
        title={words.removeTitle(removing?.hostName ?? '')}
        confirmLabel={words.remove}
        tone="danger"
        isPending={remove.isPending}
        error={remove.error?.message}
      >
        {words.removeText}
      </ConfirmDialog>
    </ListPage>
  );
}
