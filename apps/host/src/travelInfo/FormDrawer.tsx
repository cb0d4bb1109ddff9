import type { Trip } from '@caravan/sdk';
import { getGetTripFormQueryOptions } from '@caravan/sdk/react-query';
import { TripFormEditor } from '@caravan/shell/TripForm/TripFormEditor';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Drawer } from '@caravan/ui/Drawer';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Suspense } from 'react';
import { words } from './messages.ts';

export type FormDrawerProps = { trip: Trip; travelerId: string; name: string; onClose: () => void };

/** A traveler's or the host's trip form, as the host sees and fills it in (H-239 to H-246, H-420 to H-426). */
export function FormDrawer({ trip, travelerId, name, onClose }: FormDrawerProps) {
  return (
    <Drawer isOpen onClose={onClose} size="lg" title={name}>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <Loaded trip={trip} travelerId={travelerId} />
      </Suspense>
    </Drawer>
  );
}

function Loaded({ trip, travelerId }: Pick<FormDrawerProps, 'trip' | 'travelerId'>) {
  const form = useLoaded(getGetTripFormQueryOptions(trip.id, travelerId));
  const closed = trip.tabs?.find(({ tab }) => tab === 'travelInfo');
  return (
    <TripFormEditor
      form={form}
      tripId={trip.id}
      travelerId={travelerId}
      asksInsurance
      text={words.formText}
      savedText={words.saved}
      failedText={words.failed}
      closedReason={closed?.enabled === false ? (closed.reason ?? words.formClosed) : undefined}
    />
  );
}
