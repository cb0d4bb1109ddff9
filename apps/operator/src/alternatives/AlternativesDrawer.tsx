import type { AlternativeAccommodation, Service } from '@caravan/sdk';
import { deleteAlternative, swapAccommodations } from '@caravan/sdk/client';
import {
  getGetItineraryQueryKey,
  getListAccommodationsQueryKey,
  getListInventoryQueryKey,
  useListAccommodations,
} from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { Skeleton } from '@caravan/ui/Skeleton';
import { ArrowUpDown, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlternativeDialog } from './AlternativeDialog.tsx';
import { InventoryManager } from './InventoryManager.tsx';
import { words } from './messages.ts';

export type AlternativesDrawerProps = {
  itineraryId: string;
  /** The default accommodation with its alternatives. */
  service: Service;
  currency: string;
  onClose: () => void;
};

type Asking = { what: 'delete' | 'swap'; id: string; name: string; dates: number };

/** Accommodations to choose from for the same nights: the default first, then its alternatives (O-106). */
export function AlternativesDrawer({ itineraryId, service, currency, onClose }: AlternativesDrawerProps) {
  const plan = useListAccommodations(itineraryId);
  const period = plan.data?.periods.find((p) => p.serviceId === service.id);
  const [editing, setEditing] = useState<{ alternative?: AlternativeAccommodation }>();
  const [asking, setAsking] = useState<Asking>();
  const refresh = [
    getGetItineraryQueryKey(itineraryId),
    getListAccommodationsQueryKey(itineraryId),
    getListInventoryQueryKey(itineraryId),
  ];
  const end = () => setAsking(undefined);
  const remove = useChange(deleteAlternative, {
    done: words.deleted,
    failed: { title: words.deleteFailed },
    refresh,
    onEnd: end,
  });
  const swap = useChange(swapAccommodations, {
    done: words.swapped,
    failed: { title: words.swapFailed },
    refresh,
    onEnd: end,
    // The drawer was about the previous default, so close it.
    onDone: onClose,
  });
  const confirm = ({ what, id }: Asking) =>
    what === 'delete'
      ? remove.run(itineraryId, service.id!, id)
      : swap.run(itineraryId, service.id!, id, { version: plan.data!.version });

  return (
    <Drawer isOpen onClose={onClose} title={words.title}>
      {plan.error && (
        <ErrorState compact onRetry={() => void plan.refetch()}>
          {plan.error.message}
        </ErrorState>
      )}
      {plan.isPending && <Skeleton lines={8} className="gap-4" />}
      {period && (
        <div className="flex flex-col gap-8">
          <section className="flex flex-col gap-3">
            <p className="text-sm text-muted">{words.days(period.firstDay, period.lastDay)}</p>
            <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
              {period.accommodations.map((one) => {
                const dates = one.dates.filter((date) => date.assigned).length;
                return (
                  <li key={one.id} className="flex items-center gap-3 px-4 py-3">
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium">{one.name}</span>
                      <span className="text-sm text-muted tabular">{words.dates(dates)}</span>
                    </span>
                    <Badge size="sm" tone={one.isDefault ? 'green' : 'neutral'}>
                      {one.isDefault ? words.default : words.alternative}
                    </Badge>
                    {!one.isDefault && (
                      <Menu
                        trigger={
                          <IconButton
                            label={words.actions(one.name)}
                            icon={<EllipsisVertical aria-hidden />}
                          />
                        }
                        items={[
                          {
                            id: 'edit',
                            label: words.edit,
                            icon: <Pencil aria-hidden />,
                            onAction: () => {
                              const alternative = service.alternatives?.find((a) => a.id === one.id);
                              setEditing(alternative ? { alternative } : {});
                            },
                          },
                          {
                            id: 'swap',
                            label: words.swap,
                            icon: <ArrowUpDown aria-hidden />,
                            onAction: () => setAsking({ what: 'swap', id: one.id, name: one.name, dates }),
                          },
                          {
                            id: 'delete',
                            label: words.delete,
                            icon: <Trash2 aria-hidden />,
                            tone: 'danger',
                            separated: true,
                            onAction: () => setAsking({ what: 'delete', id: one.id, name: one.name, dates }),
                          },
                        ]}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
            <Button
              variant="secondary"
              icon={<Plus aria-hidden />}
              onPress={() => setEditing({})}
              className="self-start"
            >
              {words.create}
            </Button>
          </section>
          <InventoryManager itineraryId={itineraryId} plan={plan.data!} period={period} refresh={refresh} />
        </div>
      )}
      {editing && (
        <AlternativeDialog
          {...editing}
          itineraryId={itineraryId}
          service={service}
          version={plan.data!.version}
          currency={currency}
          refresh={refresh}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={asking !== undefined}
        onClose={end}
        onConfirm={() => confirm(asking!)}
        isPending={remove.isPending || swap.isPending}
        title={
          asking && (asking.what === 'swap' ? words.swapTitle(asking.name) : words.deleteTitle(asking.name))
        }
        confirmLabel={asking?.what === 'swap' ? words.swap : words.delete}
        {...(asking?.what === 'delete' && { tone: 'danger' as const })}
      >
        {asking &&
          (asking.what === 'swap'
            ? words.swapText(period?.accommodations[0]?.name ?? '')
            : words.deleteText(asking.dates))}
      </ConfirmDialog>
    </Drawer>
  );
}
