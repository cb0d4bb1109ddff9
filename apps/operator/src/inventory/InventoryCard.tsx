import type { InventoryItem } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { deleteInventoryItem } from '@caravan/sdk/client';
import { useListInventory } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useOpened } from '@caravan/shell/useOpened';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { EmptyState } from '@caravan/ui/EmptyState';
import type { MenuAction } from '@caravan/ui/Menu';
import { Select } from '@caravan/ui/Select';
import { toast } from '@caravan/ui/toast';
import { Copy, ListChecks, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { InventoryDrawer } from './InventoryDrawer.tsx';
import { InventoryTable } from './InventoryTable.tsx';
import type { SpotRange } from './item.ts';
import { requestedWords, words } from './messages.ts';

const RequestedTrips = lazy(() =>
  import('./RequestedTrips.tsx').then((m) => ({ default: m.RequestedTrips })),
);

/** The address of the form of a departure that copies none. */
const fresh = 'departure';

export type InventoryCardProps = { itineraryId: string; currency: string; spots: SpotRange };

/** The departures of an itinerary (O-040 to O-044). Only the operator can add and duplicate (O-041, O-157). */
export function InventoryCard({ itineraryId, currency, spots }: InventoryCardProps) {
  const format = useFormat();
  const { group } = useProfile();
  const [year, setYear] = useState('');
  const inventory = useListInventory(itineraryId, year ? { year: Number(year) } : undefined);
  const [opened, open, close, done] = useOpened('departure');
  const [adding, add, closeNew, doneNew] = useOpened('new');
  const [asked, ask, closeAsked] = useOpened('requested');
  const [deleting, setDeleting] = useState<InventoryItem>();
  const remove = useChange(deleteInventoryItem, { failed: 'here' });
  const isOperator = group === 'operator';
  const at = (id: string | undefined) => inventory.data?.items.find((item) => item.id === id);
  const [departure, copied, requested] = [at(opened), at(adding), at(asked)];
  const isAdding = isOperator && (adding === fresh || copied !== undefined);

  const confirmDelete = async (item: InventoryItem) => {
    try {
      await remove.send(itineraryId, item.id);
      toast({ title: words.savedTitle, message: words.done('deleted') });
    } catch (cause) {
      toast({ tone: 'error', title: words.deleteFailed, message: toApiError(cause).message });
    }
    setDeleting(undefined);
  };
  const actions = (item: InventoryItem): MenuAction[] => [
    { id: 'edit', label: words.edit, icon: <Pencil aria-hidden />, onAction: () => open(item.id) },
    ...(isOperator
      ? [
          {
            id: 'duplicate',
            label: words.duplicate,
            icon: <Copy aria-hidden />,
            onAction: () => add(item.id),
          },
        ]
      : []),
    {
      id: 'requested',
      label: requestedWords.open,
      icon: <ListChecks aria-hidden />,
      onAction: () => ask(item.id),
    },
    {
      id: 'delete',
      label: words.delete,
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      separated: true,
      onAction: () => setDeleting(item),
    },
  ];
  const addButton = isOperator && (
    <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} onPress={() => add(fresh)}>
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
            {addButton}
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
            <EmptyState
              title={year ? words.noneInYear : words.empty}
              art="calendar"
              level={3}
              action={addButton}
            >
              {!year && words.emptyText}
            </EmptyState>
          }
        />
      </Card>
      {(isAdding || departure) && (
        <InventoryDrawer
          {...(isAdding ? { item: copied, copy: copied !== undefined } : { item: departure })}
          itineraryId={itineraryId}
          currency={currency}
          spots={spots}
          others={inventory.data?.items ?? []}
          onClose={isAdding ? closeNew : close}
          onSaved={isAdding ? doneNew : done}
        />
      )}
      {requested && (
        <Suspense fallback={null}>
          <RequestedTrips itineraryId={itineraryId} item={requested} onClose={closeAsked} />
        </Suspense>
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
