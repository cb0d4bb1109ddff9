import type { Operator } from '@caravan/sdk';
import { listOperators } from '@caravan/sdk/client';
import { getListOperatorsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { useProfile } from '@caravan/shell/useProfile';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { NewOperator } from './NewOperator.tsx';

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

/** Operators of the tenant. */
export function OperatorsPage() {
  const { q, state } = route.useSearch();
  const navigate = route.useNavigate();
  const isAdmin = useProfile().group === 'admin';
  const [adding, setAdding] = useState(false);
  const operators = useList(listOperators, getListOperatorsQueryKey, {
    q,
    ...(state && { active: state === 'active' }),
  });
  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={operators.isStale}
      actions={
        isAdmin && (
          <Button icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
      filters={
        <>
          <SearchBox
            label={words.search}
            value={q ?? ''}
            onChange={(text) =>
              void navigate({ search: (now) => ({ ...now, q: text || undefined }), replace: true })
            }
          />
          <FilterSelect
            label={words.state}
            all={words.all}
            options={states}
            value={state}
            onChange={(id) => void navigate({ search: (now) => ({ ...now, state: id }), replace: true })}
          />
        </>
      }
    >
      <ListTable
        label={words.title}
        columns={columns}
        list={operators}
        rowId={(o) => o.id}
        rowLabel={(o) => o.name}
        className={scrolls}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      {adding && <NewOperator onClose={() => setAdding(false)} />}
    </ListPage>
  );
}
