import type { TenantSummary } from '@caravan/sdk';
import { listTenants } from '@caravan/sdk/client';
import { getListTenantsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { TextLink } from '@caravan/ui/TextLink';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { words } from './messages.ts';

const OpenDialog = lazy(() => import('./OpenDialog.tsx').then((m) => ({ default: m.OpenDialog })));
const AccountDialog = lazy(() => import('./AccountDialog.tsx').then((m) => ({ default: m.AccountDialog })));
const route = getRouteApi('/marketplaces');

/** Marketplaces of the deployment, for the platform's own admins. */
export function TenantsPage() {
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const format = useFormat();
  const [opening, setOpening] = useState(false);
  const [helping, setHelping] = useState(false);
  const tenants = useList(listTenants, getListTenantsQueryKey, { q });
  const columns: Column<TenantSummary>[] = [
    {
      id: 'brand',
      header: words.columns.brand,
      primary: true,
      cell: (t) => (
        <span className="flex flex-wrap items-center gap-2">
          {t.brand}
          {t.platform && <Badge size="sm">{words.platform}</Badge>}
          {t.sandbox && (
            <Badge size="sm" tone="grey">
              {words.sandbox}
            </Badge>
          )}
        </span>
      ),
    },
    { id: 'slug', header: words.columns.slug, cell: (t) => t.slug },
    {
      id: 'host',
      header: words.columns.host,
      cell: (t) =>
        t.url ? (
          <TextLink href={t.url}>{t.host}</TextLink>
        ) : (
          <span className="text-muted">{words.noHost}</span>
        ),
    },
    { id: 'currency', header: words.columns.currency, cell: (t) => t.currency },
    {
      id: 'created',
      header: words.columns.created,
      align: 'right',
      cell: (t) => format.instant(t.createdAt),
      className: 'tabular',
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={tenants.isStale}
      filters={
        <>
          <SearchBox
            label={words.search}
            value={q ?? ''}
            onChange={(text) => void navigate({ search: { q: text || undefined }, replace: true })}
          />
          <Button variant="secondary" className="sm:ms-auto" onPress={() => setHelping(true)}>
            {words.account}
          </Button>
          <Button icon={<Plus aria-hidden />} onPress={() => setOpening(true)}>
            {words.open}
          </Button>
        </>
      }
    >
      <ListTable
        label={words.title}
        columns={columns}
        list={tenants}
        rowId={(t) => t.id}
        rowLabel={(t) => t.brand}
        className={scrolls}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      {helping && (
        <Suspense fallback={null}>
          <AccountDialog onClose={() => setHelping(false)} />
        </Suspense>
      )}
      {opening && (
        <Suspense fallback={null}>
          <OpenDialog onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </ListPage>
  );
}
