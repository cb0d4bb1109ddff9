import { useBulk } from '../bulk/useBulk.tsx';
import { Acting } from '../frame/Acting.tsx';
import type { DiscountCode } from '@caravan/sdk';
import { listDiscountCodes } from '@caravan/sdk/client';
import { getListDiscountCodesQueryKey } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { RowButton } from '@caravan/shell/RowButton';
import { RowLink } from '@caravan/shell/RowLink';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { useOpened } from '@caravan/shell/useOpened';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const CodeDialog = lazy(() => import('./CodeDialog.tsx'));
const route = getRouteApi('/discounts');
const states = (['on', 'off'] as const).map((id) => ({ id, label: words[id] }));

/** The marketplace's discount codes. */
export function DiscountsPage() {
  const format = useFormat();
  const { q, state, open: adding } = route.useSearch();
  const asked = { q, active: state && state === 'on' };
  const codes = useList(listDiscountCodes, getListDiscountCodesQueryKey, asked);
  const bulk = useBulk(['endDiscountCodes', 'extendDiscountCodes'], asked);
  const [editing, setEditing] = useState<DiscountCode>();
  const [, add, endAdding] = useOpened('open');
  const days = ({ startsOn, expiresOn }: DiscountCode) => {
    if (startsOn && expiresOn) return format.dateRange(startsOn, expiresOn);
    if (startsOn) return words.from(format.date(startsOn));
    return expiresOn ? words.until(format.date(expiresOn)) : words.always;
  };
  const takes = (c: DiscountCode) =>
    c.percentBp !== undefined
      ? format.percent(c.percentBp)
      : format.money(c.amountMinor ?? 0, c.currency ?? '');
  const columns: Column<DiscountCode>[] = [
    {
      id: 'code',
      header: words.columns.code,
      sortKey: 'code',
      primary: true,
      cell: (c) => (
        <>
          <RowButton onPress={() => setEditing(c)}>{c.code}</RowButton>
          {c.description && (
            <span className="block text-[0.8125rem] font-normal text-muted">{c.description}</span>
          )}
        </>
      ),
    },
    {
      id: 'takes',
      header: words.columns.takes,
      align: 'right',
      cell: takes,
      file: {
        amount: ({ amountMinor, currency }) =>
          amountMinor !== undefined && currency ? { minor: amountMinor, currency } : undefined,
      },
      className: 'tabular',
    },
    {
      id: 'scope',
      header: words.columns.scope,
      cell: (c) => {
        if (c.tripId) return <RowLink href={paths.trip(c.tripId)}>{words.oneTrip}</RowLink>;
        if (c.hostId) return <RowLink href={paths.host(c.hostId)}>{words.oneHost}</RowLink>;
        return words.everything;
      },
    },
    {
      id: 'days',
      header: words.columns.days,
      sortKey: 'ends',
      cell: days,
      file: { period: ({ startsOn, expiresOn }) => ({ from: startsOn, to: expiresOn }) },
      className: 'tabular',
    },
    {
      id: 'uses',
      header: words.columns.uses,
      sortKey: 'uses',
      align: 'right',
      cell: (c) => (c.maxUses === undefined ? words.used(c.uses) : words.usedOf(c.uses, c.maxUses)),
      className: 'tabular',
    },
    {
      id: 'state',
      header: words.columns.state,
      sortKey: 'state',
      cell: (c) => (
        <Badge size="sm" tone={c.active ? 'green' : 'grey'} dot>
          {c.active ? words.on : words.off}
        </Badge>
      ),
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      search={words.search}
      filters={[{ name: 'state', label: words.columns.state, all: words.allStates, options: states }]}
      actions={
        <Acting>
          <Button icon={<Plus aria-hidden />} onPress={() => add('new')}>
            {words.add}
          </Button>
        </Acting>
      }
      {...bulk}
      list={codes}
      columns={columns}
      rowId={(c) => c.id}
      rowLabel={(c) => c.code}
      empty={words.empty}
      emptyText={words.emptyText}
      art="coins"
    >
      <Suspense fallback={null}>
        {editing && <CodeDialog code={editing} onClose={() => setEditing(undefined)} />}
        {adding && <CodeDialog onClose={endAdding} />}
      </Suspense>
    </ListPage>
  );
}
