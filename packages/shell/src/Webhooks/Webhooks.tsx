import type { Webhook, WebhookInput, WebhookSecret } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { PageHeader } from '@caravan/ui/PageHeader';
import { TextLink } from '@caravan/ui/TextLink';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type ChangeRequest, useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { useBarred } from '../session/useBarred.ts';
import type { List, Page } from '../list/useList.ts';
import { ListView, type ListViewProps } from '../ListPage/ListView.tsx';
import { words } from './messages.ts';

const WebhookDialog = lazy(() => import('./WebhookDialog.tsx').then((m) => ({ default: m.WebhookDialog })));
const OnceSecret = lazy(() =>
  import('../OnceSecret/OnceSecret.tsx').then((m) => ({ default: m.OnceSecret })),
);

export const webhookTones = { active: 'green', paused: 'warning', archived: 'grey' } as const;
export const webhookStates = (['active', 'paused', 'archived'] as const).map((id) => ({
  id,
  label: words.states[id],
}));

export type WebhooksProps = {
  list: List<Page<Webhook>>;
  create: (input: WebhookInput, request: ChangeRequest) => Promise<WebhookSecret>;
  pathOf: (id: string) => string;
  /** Set when the list contains subscriptions of several owners; the server sorts it. */
  showOwner?: boolean;
  /** Label of the search box; without one, there is none. */
  search?: string;
  filters?: ListViewProps<never>['filters'];
  /** Selects rows for an action on many. */
  selection?: Pick<ListViewProps<never>, 'fields' | 'selected' | 'onSelectedChange' | 'selectionActions'>;
  /** Hides what adds one. */
  readOnly?: boolean;
};

/** Webhook subscriptions, each linking to its deliveries. */
export function Webhooks({
  list,
  create,
  pathOf,
  showOwner = false,
  search,
  filters,
  selection,
  readOnly = false,
}: WebhooksProps) {
  const format = useFormat();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<WebhookSecret>();
  const add = useChange(create, {
    failed: 'here',
    onDone: (answer) => {
      setMade(answer);
      setAdding(false);
    },
  });
  const sorted = (sortKey: string) => showOwner && { sortKey };
  const columns: Column<Webhook>[] = [
    {
      id: 'url',
      header: words.columns.url,
      ...sorted('url'),
      primary: true,
      cell: (w) => (
        <span className="flex min-w-0 flex-col">
          <TextLink href={pathOf(w.id)} className="break-all font-medium">
            {w.url}
          </TextLink>
          {w.description && <span className="text-[0.8125rem] text-muted">{w.description}</span>}
        </span>
      ),
    },
    ...(showOwner
      ? [
          {
            id: 'owner',
            header: words.columns.owner,
            sortKey: 'owner',
            cell: (w: Webhook) => w.operatorName ?? words.marketplace,
          },
        ]
      : []),
    {
      id: 'types',
      header: words.columns.types,
      cell: (w) => (w.eventTypes.length ? words.types(w.eventTypes.length) : words.every),
    },
    {
      id: 'made',
      header: words.columns.made,
      ...sorted('created'),
      cell: (w) => <time dateTime={w.createdAt}>{format.instant(w.createdAt)}</time>,
      className: 'tabular',
    },
    {
      id: 'state',
      header: words.columns.state,
      ...sorted('state'),
      cell: (w) => (
        <span className="flex flex-wrap items-center gap-2">
          <Badge size="sm" tone={webhookTones[w.state]} dot>
            {words.states[w.state]}
          </Badge>
          {w.failingSince && (
            <span className="text-[0.8125rem] text-muted">
              {words.failing(format.instant(w.failingSince))}
            </span>
          )}
        </span>
      ),
    },
  ];
  const barred = useBarred('createWebhook');
  return (
    <>
      <PageHeader
        title={words.title}
        description={
          <>
            {words.description}{' '}
            <TextLink href="/developers#rest/description/webhooks" target="_blank">
              {words.guide}
            </TextLink>
          </>
        }
        actions={
          !readOnly && (
            <Button
              icon={<Plus aria-hidden />}
              {...(barred && { disabledReason: barred })}
              onPress={() => {
                add.reset();
                setAdding(true);
              }}
            >
              {words.create}
            </Button>
          )
        }
      />
      <ListView
        label={words.title}
        columns={columns}
        list={list}
        filters={filters}
        search={search}
        {...selection}
        className="mt-6"
        rowId={(w) => w.id}
        rowLabel={(w) => w.url}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      <Suspense fallback={null}>
        {adding && <WebhookDialog onSave={add.send} onClose={() => setAdding(false)} />}
        {made && (
          <OnceSecret
            title={words.added}
            label={words.secret}
            value={made.secret}
            onClose={() => setMade(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
