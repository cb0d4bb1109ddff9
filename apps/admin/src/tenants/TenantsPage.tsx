import { Acting } from '../frame/Acting.tsx';
import type { TenantSummary } from '@caravan/sdk';
import { listTenants } from '@caravan/sdk/client';
import { getListTenantsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { TextLink } from '@caravan/ui/TextLink';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const OpenDialog = lazy(() => import('./OpenDialog.tsx').then((m) => ({ default: m.OpenDialog })));
const AccountDialog = lazy(() => import('./AccountDialog.tsx').then((m) => ({ default: m.AccountDialog })));
const route = getRouteApi('/marketplaces');

/** The deployment's marketplaces, for the platform's own admins. */
export function TenantsPage() {
  const format = useFormat();
  const [opening, setOpening] = useState(false);
  const [helping, setHelping] = useState(false);
  const tenants = useList(listTenants, getListTenantsQueryKey, route.useSearch());
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
      file: { value: (t) => t.createdAt },
      className: 'tabular',
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      actions={
        <Acting>
          <Button variant="secondary" onPress={() => setHelping(true)}>
            {words.account}
          </Button>
          <Button icon={<Plus aria-hidden />} onPress={() => setOpening(true)}>
            {words.open}
          </Button>
        </Acting>
      }
      search={words.search}
      list={tenants}
      columns={columns}
      rowId={(t) => t.id}
      rowLabel={(t) => t.brand}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      <Suspense fallback={null}>
        {helping && <AccountDialog onClose={() => setHelping(false)} />}
        {opening && <OpenDialog onClose={() => setOpening(false)} />}
      </Suspense>
    </ListPage>
  );
}
