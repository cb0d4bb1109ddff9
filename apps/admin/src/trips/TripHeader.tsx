import type { Trip } from '@caravan/sdk';
import { clearTripDetailsCache } from '@caravan/sdk/client';
import { useGetTripPreview } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { PageHeader } from '@caravan/ui/PageHeader';
import { ClipboardList, Ellipsis, ExternalLink, OctagonX, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '../frame/useStaff.ts';
import { paths } from '../paths.ts';
import { actionLabel, cancelAction } from './actions.ts';
import { CancelTrip } from './CancelTrip.tsx';
import { tripWords as words } from './messages.ts';
import { NextStep } from './NextStep.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useTripUpdate } from './useTripUpdate.ts';

/** The trip's name with its next step; less frequent actions, such as canceling, are in the menu. */
export function TripHeader({ trip }: { trip: Trip }) {
  const format = useFormat();
  const { isSupport } = useStaff();
  const { save } = useTripUpdate(trip.id);
  const [isCancelling, setCancelling] = useState(false);
  const cancel = cancelAction(trip);
  const refresh = useChange(clearTripDetailsCache, {
    done: words.refreshed,
    failed: { title: words.notRefreshed },
  });
  // Before the launch, the page has a temporary URL of its own.
  const page = useGetTripPreview(trip.id, {
    query: { enabled: trip.hasPage, throwOnError: false },
  }).data;

  const items = [
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
    ...(trip.hasPage && !isSupport
      ? [
          {
            id: 'refresh',
            label: words.refresh,
            icon: <RefreshCw aria-hidden />,
            onAction: () => refresh.run(trip.id),
          },
        ]
      : []),
    ...(isSupport
      ? []
      : [
          {
            id: 'review',
            label: words.review,
            icon: <ClipboardList aria-hidden />,
            href: paths.operatorReview(trip.id, 'trip'),
          },
        ]),
    ...(cancel
      ? [
          {
            id: 'cancel',
            label: actionLabel(cancel),
            icon: <OctagonX aria-hidden />,
            tone: 'danger' as const,
            separated: true,
            onAction: () => setCancelling(true),
            ...(!cancel.enabled && { disabledReason: cancel.reason ?? '' }),
          },
        ]
      : []),
  ];

  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: words.back, href: paths.trips }, { label: trip.shortId }]} />
        }
        title={trip.name}
        kicker={`${trip.destination}, ${format.countryNamed(trip.country)} · ${format.dateRange(trip.startDate, trip.endDate)}`}
        badges={
          <>
            <Badge>{words.id(trip.shortId)}</Badge>
            <StatusBadge status={trip.status} />
          </>
        }
        actions={
          <>
            {items.length > 0 && (
              <Menu
                trigger={
                  <IconButton
                    label={words.more}
                    icon={<Ellipsis aria-hidden />}
                    variant="secondary"
                    tooltip={false}
                  />
                }
                items={items}
              />
            )}
            <NextStep trip={trip} />
          </>
        }
      />
      {isCancelling && <CancelTrip trip={trip} save={save} onClose={() => setCancelling(false)} />}
    </>
  );
}
