import type { HostDiscount, Trip } from '@caravan/sdk';
import { listHostDiscounts } from '@caravan/sdk/client';
import { getListHostDiscountsQueryKey } from '@caravan/sdk/react-query';
import { ListTable } from '@caravan/shell/ListTable';
import { RowButton } from '@caravan/shell/RowButton';
import { useBarred } from '@caravan/shell/useBarred';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import type { Column } from '@caravan/ui/DataTable';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { codeWords as words } from './codeWords.ts';

const CodeDialog = lazy(() => import('./CodeDialog.tsx').then((m) => ({ default: m.CodeDialog })));

export type DiscountCodesProps = { host: string; trip: Trip };

/** The host's own codes: how often each was used, and the revenue from bookings made with it. */
export function DiscountCodes({ host, trip }: DiscountCodesProps) {
  const format = useFormat();
  const barred = useBarred('createHostDiscount');
  const [editing, setEditing] = useState<HostDiscount | 'new'>();
  const list = useList(
    (params: Parameters<typeof listHostDiscounts>[1]) => listHostDiscounts(host, params),
    (params) => getListHostDiscountsQueryKey(host, params),
    {},
    { order: 'here', throwOnError: false },
  );
  const scope = ({ tripId }: HostDiscount) =>
    tripId === undefined ? words.allTrips : tripId === trip.id ? words.thisTrip : words.otherTrip;
  const valid = ({ startsOn, expiresOn }: HostDiscount) => {
    if (startsOn && expiresOn) return format.dateRange(startsOn, expiresOn);
    if (startsOn) return words.from(format.date(startsOn, 'MM/DD/YYYY'));
    return expiresOn ? words.until(format.date(expiresOn, 'MM/DD/YYYY')) : words.always;
  };
  const columns: Column<HostDiscount>[] = [
    {
      id: 'code',
      header: words.columns.code,
      primary: true,
      cell: (c) => <RowButton onPress={() => setEditing(c)}>{c.code}</RowButton>,
    },
    {
      id: 'takes',
      header: words.columns.takes,
      align: 'right',
      className: 'tabular',
      cell: (c) =>
        c.percentBp === undefined
          ? format.money(c.amountMinor ?? 0, c.currency ?? c.revenueCurrency)
          : format.percent(c.percentBp),
    },
    { id: 'scope', header: words.columns.scope, cell: scope },
    {
      id: 'valid',
      header: words.columns.valid,
      className: 'tabular',
      cell: valid,
    },
    {
      id: 'uses',
      header: words.columns.uses,
      align: 'right',
      className: 'tabular',
      cell: (c) => (c.maxUses === undefined ? words.used(c.uses) : words.usedOf(c.uses, c.maxUses)),
    },
    {
      id: 'discount',
      header: words.columns.discount,
      align: 'right',
      className: 'tabular',
      cell: (c) => format.money(c.discountMinor, c.revenueCurrency),
    },
    {
      id: 'revenue',
      header: words.columns.revenue,
      align: 'right',
      className: 'tabular',
      cell: (c) => format.money(c.revenueMinor, c.revenueCurrency),
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: (c) => (
        <Badge size="sm" tone={c.active ? 'green' : 'grey'} dot>
          {c.active ? words.on : words.off}
        </Badge>
      ),
    },
  ];
  return (
    <Card
      padded={false}
      title={words.title}
      description={words.text}
      actions={
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden />}
          onPress={() => setEditing('new')}
          {...(barred && { disabledReason: barred })}
        >
          {words.add}
        </Button>
      }
    >
      <ListTable
        label={words.title}
        list={list}
        columns={columns}
        rowId={(c) => c.id}
        rowLabel={(c) => c.code}
        empty={words.empty}
        emptyText={words.emptyText}
        emptyLevel={3}
      />
      <Suspense>
        {editing && (
          <CodeDialog
            host={host}
            trip={trip}
            {...(editing !== 'new' && { code: editing })}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
