import type { InventoryItem } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { deleteInventoryItem } from '@caravan/sdk/client';
import { getListInventoryQueryKey, useListInventory } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { EmptyState } from '@caravan/ui/EmptyState';
import type { MenuAction } from '@caravan/ui/Menu';
import { Select } from '@caravan/ui/Select';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { InventoryDrawer } from './InventoryDrawer.tsx';
import { InventoryTable } from './InventoryTable.tsx';
import type { SpotRange } from './item.ts';
import { words } from './messages.ts';

export type InventoryCardProps = { itineraryId: string; currency: string; spots: SpotRange };

/** Departures of an itinerary (O-040 to O-044). Adding and duplicating are the operator's (O-041, O-157). */
export function InventoryCard({ itineraryId, currency, spots }: InventoryCardProps) {
  const format = useFormat();
  const { group } = useProfile();
  const client = useQueryClient();
  const [year, setYear] = useState('');
  const inventory = useListInventory(itineraryId, year ? { year: Number(year) } : undefined);
  const [open, setOpen] = useState<{ item?: InventoryItem; copy?: boolean }>();
  const [deleting, setDeleting] = useState<InventoryItem>();
  const remove = useChange(deleteInventoryItem, { failed: 'here' });
  const isOperator = group === 'operator';

  const confirmDelete = async (item: InventoryItem) => {
    try {
      await remove.send(itineraryId, item.id);
      await client.invalidateQueries({ queryKey: getListInventoryQueryKey(itineraryId) });
      toast({ title: words.savedTitle, message: words.done('deleted') });
    } catch (cause) {
      toast({ tone: 'error', title: words.deleteFailed, message: toApiError(cause).message });
    }
    setDeleting(undefined);
  };
  const actions = (item: InventoryItem): MenuAction[] => [
    { id: 'edit', label: words.edit, icon: <Pencil aria-hidden />, onAction: () => setOpen({ item }) },
    ...(isOperator
      ? [
          {
            id: 'duplicate',
            label: words.duplicate,
            icon: <Copy aria-hidden />,
            onAction: () => setOpen({ item, copy: true }),
          },
        ]
      : []),
    {
      id: 'delete',
      label: words.delete,
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: true,
      onAction: () => setDeleting(item),
    },
  ];
  const add = isOperator && (
    <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} onPress={() => setOpen({})}>
      {words.add}
    </Button>
  );
  const years = inventory.data?.years ?? [];

  return (
    <>
      <Card
        title={words.title}
        description={words.description}
        padded={false}
        actions={
          <>
            {years.length > 1 && (
              <Select
                label={words.year}
                hideLabel
                value={year}
                onChange={setYear}
                options={[
                  { id: '', label: words.allYears },
                  ...years.map((y) => ({ id: String(y), label: String(y) })),
                ]}
                className="min-w-36 max-w-36"
              />
            )}
            {add}
          </>
        }
      >
        <InventoryTable
          items={inventory.data?.items}
          currency={currency}
          error={inventory.error?.message}
          onRetry={() => void inventory.refetch()}
          limit={25}
          rowActions={actions}
          empty={
            <EmptyState title={year ? words.noneInYear : words.empty} art="calendar" level={3} action={add}>
              {!year && words.emptyText}
            </EmptyState>
          }
        />
      </Card>
      {open && (
        <InventoryDrawer
          {...open}
          itineraryId={itineraryId}
          currency={currency}
          spots={spots}
          others={inventory.data?.items ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onConfirm={() => void confirmDelete(deleting!)}
        title={words.deleteTitle}
        confirmLabel={words.delete}
        tone="danger"
        isPending={remove.isPending}
      >
        {deleting && words.deleteText(format.date(deleting.startDate, 'long'))}
      </ConfirmDialog>
    </>
  );
}
