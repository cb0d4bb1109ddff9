import type { Operator } from '@caravan/sdk';
import { listOperators } from '@caravan/sdk/client';
import { getListOperatorsQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RowLink } from '@caravan/shell/RowLink';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const NewOperator = lazy(() => import('./NewOperator.tsx').then((m) => ({ default: m.NewOperator })));
const route = getRouteApi('/operators/');
const states = [
  { id: 'active', label: words.active },
  { id: 'inactive', label: words.inactive },
] as const;

const columns: Column<Operator>[] = [
  {
    id: 'name',
    header: words.columns.name,
    primary: true,
    sortKey: 'name',
    cell: (o) => <RowLink href={paths.operator(o.id)}>{o.name}</RowLink>,
  },
  { id: 'code', header: words.columns.code, sortKey: 'code', cell: (o) => o.code },
  { id: 'email', header: words.columns.email, cell: (o) => o.email ?? '–' },
  ...(['members', 'itineraries', 'trips'] as const).map(
    (id): Column<Operator> => ({
      id,
      header: words.columns[id],
      align: 'right',
      cell: (o) => o[id],
      className: 'tabular',
    }),
  ),
  {
    id: 'state',
    header: words.columns.state,
    sortKey: 'state',
    cell: (o) => (
      <Badge size="sm" tone={o.active ? 'green' : 'grey'} dot>
        {o.active ? words.active : words.inactive}
      </Badge>
    ),
  },
];

/** All operators in the tenant. */
export function OperatorsPage() {
  const { state, ...asked } = route.useSearch();
  const { isAdmin } = useStaff();
  const [adding, setAdding] = useState(false);
  const operators = useList(listOperators, getListOperatorsQueryKey, {
    ...asked,
    ...(state && { active: state === 'active' }),
  });
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
      filters={[{ name: 'state', label: words.state, all: words.all, options: states }]}
      list={operators}
      columns={columns}
      rowId={(o) => o.id}
      rowLabel={(o) => o.name}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      {adding && (
        <Suspense fallback={null}>
          <NewOperator onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </ListPage>
  );
}
