import { type Link, LinkType } from '@caravan/sdk';
import { adminListLinks } from '@caravan/sdk/client';
import { getAdminListLinksQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RowButton } from '@caravan/shell/RowButton';
import { RowLink } from '@caravan/shell/RowLink';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { typeWords, words } from './messages.ts';

const LinkDrawer = lazy(() => import('./LinkDrawer.tsx'));
const NewLink = lazy(() => import('./NewLink.tsx'));
const route = getRouteApi('/links');
const types = Object.values(LinkType).map((id) => ({ id, label: typeWords[id] }));

/** All hosts' links. */
export function LinksPage() {
  const { type, link: _, ...asked } = route.useSearch();
  const [link, open, close] = useOpened('link');
  const [adding, setAdding] = useState(false);
  const { isAdmin } = useStaff();
  const links = useList(adminListLinks, getAdminListLinksQueryKey, { ...asked, linkType: type });
  const columns: Column<Link>[] = [
    {
      id: 'path',
      header: words.columns.path,
      primary: true,
      sortKey: 'path',
      cell: (l) => <RowButton onPress={() => open(l.id)}>{l.path}</RowButton>,
    },
    {
      id: 'type',
      header: words.columns.type,
      sortKey: 'type',
      cell: (l) => typeWords[l.linkType],
    },
    {
      id: 'host',
      header: words.columns.host,
      sortKey: 'host',
      cell: (l) => <RowLink href={paths.host(l.hostId)}>{l.hostName}</RowLink>,
    },
    {
      id: 'destination',
      header: words.columns.destination,
      cell: (l) => l.destination || <span className="text-muted">{words.ownPage}</span>,
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: (l) => (
        <Badge size="sm" tone={l.locked ? 'warning' : l.active ? 'green' : 'grey'} dot>
          {l.locked ? words.locked : l.active ? words.active : words.inactive}
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
          <Button icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
      search={words.search}
      filters={[{ name: 'type', label: words.columns.type, all: words.allTypes, options: types }]}
      list={links}
      columns={columns}
      rowId={(l) => l.id}
      rowLabel={(l) => l.path}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      <Suspense fallback={null}>
        {link && <LinkDrawer key={link} id={link} onClose={close} />}
        {adding && <NewLink onClose={() => setAdding(false)} />}
      </Suspense>
    </ListPage>
  );
}
