import type { ListView } from '@caravan/sdk';
import { deleteListView, saveListView } from '@caravan/sdk/client';
import { getListListViewsQueryOptions } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Menu, type MenuAction } from '@caravan/ui/Menu';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Check, Download, ListX, Pencil, Plus, Save, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type ChangeRequest, useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { useAddress } from '../list/useAddress.ts';
import type { Downloadable } from './DownloadDialog.tsx';
import { words } from './messages.ts';
import { downloadLook } from './ReachedViews.tsx';
import { cleared, type Offered, opened, queryOf } from './viewState.ts';

const DownloadDialog = lazy(() => import('./DownloadDialog.tsx'));
const ViewDialog = lazy(() => import('./ViewDialog.tsx').then((m) => ({ default: m.ViewDialog })));

export type SavedViewsProps = {
  /** The list's name, as in its page's URL. */
  list: string;
  offered: Offered;
  /** IDs of the columns that are currently hidden. */
  hidden: readonly string[];
  /** The rows, to download them. */
  table: Downloadable;
  /** What was pressed while this component was loading: it opens immediately. */
  wanted?: 'views' | 'download';
};

/**
 * The saved views of a list: search, filters, sort order, and columns under a name. The URL has the selected
 * view along with the parameters that it set, so that a reload or link shows the same rows, and further
 * filtering is visible.
 */
export function SavedViews({ list, offered, hidden, table, wanted }: SavedViewsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted === 'views') button.current?.click();
  }, [wanted]);
  const format = useFormat();
  const [address, narrow] = useAddress();
  const { data, error, refetch } = useQuery({
    ...getListListViewsQueryOptions({ list }),
    throwOnError: false,
  });
  const [dialog, setDialog] = useState<'new' | 'change' | 'download' | undefined>(
    wanted === 'download' ? 'download' : undefined,
  );
  const view = data?.items.find(({ id }) => id === address.view);
  const now = queryOf(address, hidden, offered);
  const { search, lost } = opened(view?.query ?? '', offered);
  const isChanged =
    !!view && now !== queryOf(search, String(search.hide).split(',').filter(Boolean), offered);
  const open = (one: ListView) =>
    narrow({ ...cleared(offered), ...opened(one.query, offered).search, view: one.id });
  // A link may contain only the view's name.
  const isNamedAlone = !!view && address.hide === undefined;
  useEffect(() => {
    if (isNamedAlone) open(view);
  });

  const save = useChange(saveListView, { done: ({ name }) => words.saved(name), onDone: open });
  const remove = useChange((one: ListView, request: ChangeRequest) => deleteListView(one.id, request), {
    done: (_, { id, name, query, shared }) => ({
      title: words.deleted(name),
      action: { label: words.undo, onAction: () => save.run(id, { list, name, query, shared }) },
    }),
    onDone: () => narrow({ view: undefined }),
  });

  const download = table.selected?.size ? words.downloadSelected(table.selected.size) : words.download;
  const items = (): readonly MenuAction[] => {
    if (error) return [{ id: 'retry', label: words.failed, onAction: () => void refetch() }];
    if (!data) return [{ id: 'loading', label: words.loading, isDisabled: true }];
    return [
      ...(view
        ? [
            {
              id: 'none',
              label: words.all,
              icon: <ListX aria-hidden />,
              onAction: () => narrow(cleared(offered)),
            },
          ]
        : []),
      ...data.items.map((one) => ({
        id: one.id,
        label: one.own || !one.savedBy ? one.name : words.by(one.name, one.savedBy),
        icon: one === view ? <Check aria-hidden /> : <Bookmark aria-hidden />,
        onAction: () => open(one),
      })),
      ...(data.canSave ? changes() : []),
      {
        id: 'download',
        label: download,
        icon: <Download aria-hidden />,
        separated: true,
        onAction: () => setDialog('download'),
      },
    ];
  };
  const changes = (): MenuAction[] => [
    ...(view?.canChange && isChanged
      ? [
          {
            id: 'update',
            label: words.update,
            icon: <Save aria-hidden />,
            separated: true,
            onAction: () => {
              const { id, name, shared, version } = view;
              save.run(id, { list, name, shared, version, query: now });
            },
          },
        ]
      : []),
    {
      id: 'new',
      label: words.saveNew,
      icon: <Plus aria-hidden />,
      separated: !(view?.canChange && isChanged),
      onAction: () => setDialog('new'),
    },
    ...(view?.canChange
      ? [
          {
            id: 'rename',
            label: words.rename,
            icon: <Pencil aria-hidden />,
            onAction: () => setDialog('change'),
          },
          {
            id: 'delete',
            label: words.delete,
            icon: <Trash2 aria-hidden />,
            tone: 'danger' as const,
            onAction: () => remove.run(view),
          },
        ]
      : []),
  ];

  return (
    <>
      <Menu
        trigger={
          <Button
            ref={button}
            variant="ghost"
            icon={<Bookmark aria-hidden />}
            className="min-h-11 max-w-full"
          >
            {view && <span className="sr-only">{words.view} </span>}
            <span className="truncate">
              {view ? (isChanged ? words.changed(view.name) : view.name) : words.views}
            </span>
          </Button>
        }
        items={items}
      />
      <Button
        variant="ghost"
        icon={<Download aria-hidden />}
        className={downloadLook}
        onPress={() => setDialog('download')}
      >
        {download}
      </Button>
      {data && address.view !== undefined && !view && (
        <Alert tone="warning" className="basis-full" onClose={() => narrow({ view: undefined })}>
          {words.gone}
        </Alert>
      )}
      {view && lost.length > 0 && (
        <Alert tone="warning" className="basis-full">
          {words.lost(view.name, format.list(lost))}
        </Alert>
      )}
      {dialog === 'download' && (
        <Suspense fallback={null}>
          <DownloadDialog table={table} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {(dialog === 'new' || dialog === 'change') && (
        <Suspense fallback={null}>
          <ViewDialog
            list={list}
            view={dialog === 'change' ? view : undefined}
            query={now}
            onSaved={open}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
