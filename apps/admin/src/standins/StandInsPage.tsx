import { Acting } from '../frame/Acting.tsx';
import type { Impersonation } from '@caravan/sdk';
import { listImpersonations, stopImpersonation } from '@caravan/sdk/client';
import { getListImpersonationsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { useAddress } from '@caravan/shell/useAddress';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import type { Column } from '@caravan/ui/DataTable';
import { Switch } from '@caravan/ui/Switch';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { RowLink } from '@caravan/shell/RowLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const route = getRouteApi('/stand-ins');

/** Past and active impersonations; an active one can be stopped here, even another admin's. */
export function StandInsPage() {
  const { q, running } = route.useSearch();
  const [, narrow] = useAddress();
  const format = useFormat();
  const list = useList(listImpersonations, getListImpersonationsQueryKey, { q, running });
  const [stopping, setStopping] = useState<Impersonation>();
  const stop = useChange(stopImpersonation, {
    done: words.stopped,
    refresh: [getListImpersonationsQueryKey()],
    onDone: () => setStopping(undefined),
  });
  const state = (i: Impersonation) => {
    if (i.running) return words.until(format.instant(i.expiresAt));
    return i.endedAt ? words.endedBy(i.endedByName ?? i.actorName, format.instant(i.endedAt)) : '';
  };
  const columns: Column<Impersonation>[] = [
    {
      id: 'actor',
      header: words.columns.actor,
      primary: true,
      sortKey: 'actor',
      cell: (i) => i.actorName,
    },
    {
      id: 'subject',
      header: words.columns.subject,
      sortKey: 'subject',
      cell: (i) => <RowLink href={paths.user(i.subjectId)}>{i.subjectName}</RowLink>,
    },
    { id: 'reason', header: words.columns.reason, cell: (i) => i.reason },
    {
      id: 'started',
      header: words.columns.started,
      sortKey: 'started',
      cell: (i) => <time dateTime={i.startedAt}>{format.instant(i.startedAt)}</time>,
      file: { value: (i) => i.startedAt },
      className: 'tabular',
    },
    {
      id: 'state',
      header: words.columns.state,
      sortKey: 'ended',
      cell: (i) => (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 narrow:justify-end">
          <span className="flex flex-1 flex-col items-start gap-1 py-1.5 narrow:items-end">
            <Badge size="sm" tone={i.running ? 'warning' : 'grey'} dot>
              {i.running ? words.isRunning : i.endedAt ? words.ended : words.expired}
            </Badge>
            <span className="text-[0.8125rem] text-muted tabular wide:whitespace-nowrap">{state(i)}</span>
          </span>
          {i.running && (
            <Acting>
              <Button size="sm" variant="secondary" onPress={() => setStopping(i)}>
                {words.stop}
              </Button>
            </Acting>
          )}
        </span>
      ),
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      search={words.search}
      fields={
        <Switch value={running ?? false} onChange={(on) => narrow({ running: on || undefined })}>
          {words.running}
        </Switch>
      }
      fieldNames={['running']}
      list={list}
      columns={columns}
      rowId={(i) => i.id}
      rowLabel={(i) => `${i.actorName}, ${i.subjectName}`}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      <ConfirmDialog
        isOpen={stopping !== undefined}
        onClose={() => setStopping(undefined)}
        onConfirm={() => stopping && stop.run(stopping.id)}
        title={stopping ? words.stopTitle(stopping.actorName, stopping.subjectName) : ''}
        confirmLabel={words.stop}
        tone="danger"
        isPending={stop.isPending}
      >
        {words.stopText}
      </ConfirmDialog>
    </ListPage>
  );
}
