import { type Link, LinkType } from '@caravan/sdk';
import { adminListLinks } from '@caravan/sdk/client';
import { getAdminListLinksQueryKey } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { usePages } from '@caravan/shell/usePages';
import { useProfile } from '@caravan/shell/useProfile';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { paths } from '../paths.ts';
import { typeWords, words } from './messages.ts';

const LinkDrawer = lazy(() => import('./LinkDrawer.tsx'));
const NewLink = lazy(() => import('./NewLink.tsx'));
const route = getRouteApi('/links');
const types = Object.values(LinkType).map((id) => ({ id, label: typeWords[id] }));

/** Links of all hosts. */
export function LinksPage() {
  const { q, type, link } = route.useSearch();
  const rested = useDebounced(q);
  const navigate = route.useNavigate();
  const [adding, setAdding] = useState(false);
  const isAdmin = useProfile().group === 'admin';
  const params = { limit: 50, ...(rested && { q: rested }), ...(type && { linkType: type }) };
  const links = usePages(getAdminListLinksQueryKey(params), (cursor, sort) =>
    adminListLinks({ ...params, ...(cursor && { cursor }), ...(sort && { sort }) }),
  );
  const go = (change: { q?: string | undefined; type?: LinkType | undefined; link?: string | undefined }) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  const columns: Column<Link>[] = [
    {
      id: 'path',
      header: words.columns.path,
      primary: true,
      sortKey: 'path',
      cell: (l) => <RowButton onPress={() => go({ link: l.id })}>{l.path}</RowButton>,
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
      isStale={links.isPlaceholderData || q !== rested}
      actions={
        isAdmin && (
          <Button icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
      filters={
        <>
          <SearchBox label={words.search} value={q ?? ''} onChange={(text) => go({ q: text || undefined })} />
          <FilterSelect
            label={words.columns.type}
            all={words.allTypes}
            options={types}
            value={type}
            onChange={(id) => go({ type: id })}
          />
        </>
      }
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={links.items}
        rowId={(l) => l.id}
        rowLabel={(l) => l.path}
        {...links.table}
        dense
        className={scrolls}
        empty={
          <EmptyState title={words.empty} art="search">
            {words.emptyText}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {link && <LinkDrawer key={link} id={link} onClose={() => go({ link: undefined })} />}
        {adding && <NewLink onClose={() => setAdding(false)} />}
      </Suspense>
    </ListPage>
  );
}
