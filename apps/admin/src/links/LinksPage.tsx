import { type Link, LinkType } from '@caravan/sdk';
import { adminListLinks } from '@caravan/sdk/client';
import { getAdminListLinksQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { useProfile } from '@caravan/shell/useProfile';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
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
  const navigate = route.useNavigate();
  const [adding, setAdding] = useState(false);
  const isAdmin = useProfile().group === 'admin';
  const links = useList(adminListLinks, getAdminListLinksQueryKey, { q, linkType: type });
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
      isStale={links.isStale}
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
      <ListTable
        label={words.title}
        columns={columns}
        list={links}
        rowId={(l) => l.id}
        rowLabel={(l) => l.path}
        className={scrolls}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      <Suspense fallback={null}>
        {link && <LinkDrawer key={link} id={link} onClose={() => go({ link: undefined })} />}
        {adding && <NewLink onClose={() => setAdding(false)} />}
      </Suspense>
    </ListPage>
  );
}
