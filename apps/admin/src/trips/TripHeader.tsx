import type { Trip } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { useGetTripPreview } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { PageHeader } from '@caravan/ui/PageHeader';
import { toast } from '@caravan/ui/toast';
import { ClipboardList, Ellipsis, ExternalLink, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { actionLabel, cancelAction, primaryAction } from './actions.ts';
import { CancelTrip } from './CancelTrip.tsx';
import { tripWords as words } from './messages.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { useTripUpdate } from './useTripUpdate.ts';

/** The trip's name with its one next step; what is rarer, and cancelling, is behind the menu. */
export function TripHeader({ trip }: { trip: Trip }) {
  const format = useFormat();
  const { save, isPending } = useTripUpdate(trip.id);
  const [asking, setAsking] = useState<'next' | 'cancel'>();
  const [error, setError] = useState<string>();
  const next = primaryAction(trip);
  const cancel = cancelAction(trip);
  // Before the launch the page has an address of its own, which ends.
  const page = useGetTripPreview(trip.id, {
    query: { enabled: trip.hasPage, throwOnError: false },
  }).data;

  const advance = async () => {
    setError(undefined);
    try {
      await save({ version: trip.version, status: next!.to });
      setAsking(undefined);
      toast({ title: words.done[next!.to] ?? words.changed });
    } catch (cause) {
      setError(toApiError(cause).message);
    }
  };

  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: words.back, href: paths.trips }, { label: trip.shortId }]} />
        }
        title={trip.name}
        kicker={`${trip.destination}, ${trip.country} · ${format.dateRange(trip.startDate, trip.endDate)}`}
        badges={
          <>
            <Badge>{words.id(trip.shortId)}</Badge>
            <StatusBadge status={trip.status} />
          </>
        }
        actions={
          <>
            <Menu
              trigger={
                <IconButton
                  label={words.more}
                  icon={<Ellipsis aria-hidden />}
                  variant="secondary"
                  tooltip={false}
                />
              }
              items={[
                ...(page
                  ? [
                      {
                        id: 'page',
                        label: words.preview,
                        icon: <ExternalLink aria-hidden />,
                        href: page.path,
                      },
                    ]
                  : []),
                {
                  id: 'review',
                  label: words.review,
                  icon: <ClipboardList aria-hidden />,
                  href: paths.operatorReview(trip.id, 'trip'),
                },
                ...(cancel
                  ? [
                      {
                        id: 'cancel',
                        label: actionLabel(cancel),
                        icon: <OctagonX aria-hidden />,
                        tone: 'danger' as const,
                        separated: true,
                        onAction: () => setAsking('cancel'),
                        ...(!cancel.enabled && { disabledReason: cancel.reason ?? '' }),
                      },
                    ]
                  : []),
              ]}
            />
            {next && (
              <Button
                onPress={() => setAsking('next')}
                {...(!next.enabled && { disabledReason: next.reason ?? '' })}
              >
                {actionLabel(next)}
              </Button>
            )}
          </>
        }
      />
      {next && (
        <ConfirmDialog
          isOpen={asking === 'next'}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void advance()}
          title={next.to === 'trova_pricing_approved' ? words.approveTitle : `${actionLabel(next)}?`}
          confirmLabel={actionLabel(next)}
          isPending={isPending}
          error={error}
        >
          {next.to === 'trova_pricing_approved' && words.approveText}
        </ConfirmDialog>
      )}
      {asking === 'cancel' && <CancelTrip trip={trip} save={save} onClose={() => setAsking(undefined)} />}
    </>
  );
}
