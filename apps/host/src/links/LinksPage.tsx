import { type Link, LinkType } from '@caravan/sdk';
import { listMyLinks } from '@caravan/sdk/client';
import { getListMyLinksQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { TextLink } from '@caravan/ui/TextLink';
import { toast } from '@caravan/ui/toast';
import { getRouteApi } from '@tanstack/react-router';
import { Copy, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { absolute } from '../preview/useTripPage.ts';
import { words } from './messages.ts';

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((m) => ({ default: m.LinkDialog })));
const route = getRouteApi('/links');
const types = Object.values(LinkType).map((id) => ({ id, label: words.types[id] }));

const columns: Column<Link>[] = [
  { id: 'type', header: words.type, primary: true, cell: (link) => words.types[link.linkType] },
  {
    id: 'address',
    header: words.address,
    cell: (link) => (
      <TextLink href={link.url} target="_blank" className="break-all">
        {link.url}
      </TextLink>
    ),
  },
  {
    id: 'leads',
    header: words.leads,
    cell: (link) => <span className="break-all">{link.destination || words.ownPage}</span>,
  },
  { id: 'state', header: words.state, cell: (link) => <State link={link} /> },
];

/** The host's links, why one is locked, and where each redirects (H-318, H-319, H-477). */
export function LinksPage() {
  const { q, linkType } = route.useSearch();
  const [changing, setChanging] = useState<Link>();
  const list = useList(listMyLinks, getListMyLinksQueryKey, { q, linkType });
  const copy = (link: Link) =>
    void navigator.clipboard.writeText(absolute(link.url)).then(
      () => toast({ title: words.copied }),
      () => toast({ tone: 'error', title: words.copyFailed[0], message: words.copyFailed[1] }),
    );
  return (
    <ListPage
      title={words.title}
      description={words.text}
      search={words.search}
      filters={[{ name: 'linkType', label: words.type, all: words.allTypes, options: types }]}
      list={list}
      columns={columns}
      rowId={(link) => link.id}
      rowLabel={(link) => words.types[link.linkType]}
      empty={words.empty}
      emptyText={words.emptyText}
      art="letter"
      rowActions={(link) => [
        { id: 'copy', label: words.copy, icon: <Copy aria-hidden />, onAction: () => copy(link) },
        ...(link.editableFields.some(({ field, editable }) => field === 'destination' && editable)
          ? [
              {
                id: 'change',
                label: words.change,
                icon: <Pencil aria-hidden />,
                onAction: () => setChanging(link),
              },
            ]
          : []),
      ]}
    >
      <Suspense>{changing && <LinkDialog link={changing} onClose={() => setChanging(undefined)} />}</Suspense>
    </ListPage>
  );
}

function State({ link }: { link: Link }) {
  if (link.locked)
    return (
      <span className="inline-flex flex-wrap items-center gap-1.5">
        <Badge size="sm" tone="warning">
          {words.locked}
        </Badge>
        <span className="text-[0.8125rem] text-muted">{link.lockedReason}</span>
      </span>
    );
  return (
    <Badge size="sm" tone={link.active ? 'green' : 'grey'}>
      {link.active ? words.on : words.off}
    </Badge>
  );
}
