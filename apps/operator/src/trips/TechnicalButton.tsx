import type { Trip } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { technicalWords as words } from './messages.ts';
import { useSaveTrip } from './useSaveTrip.ts';

const ConfirmDialog = lazy(() =>
  import('@caravan/ui/ConfirmDialog').then((m) => ({ default: m.ConfirmDialog })),
);

/** Submits the technical itinerary of a confirmed trip (O-029, O-096, O-097, O-185, O-213). */
export function TechnicalButton({ trip }: { trip: Trip }) {
  const { save, isPending } = useSaveTrip(trip.id);
  const [asking, setAsking] = useState(false);
  const technical = trip.technicalItinerary;
  if (!technical?.offered) return null;
  const submit = async () => {
    try {
      await save({ version: trip.version, operatorTechnicalItineraryApproved: true });
      toast({ title: words.done });
    } catch {
      toast({ tone: 'error', title: words.failedTitle, message: words.failed });
    }
    setAsking(false);
  };
  return (
    <>
      <Button
        onPress={() => setAsking(true)}
        {...(!technical.canSubmit && { disabledReason: technical.reason ?? technical.label })}
      >
        {technical.label}
      </Button>
      <Suspense fallback={null}>
        {(asking || isPending) && (
          <ConfirmDialog
            isOpen={asking}
            onClose={() => setAsking(false)}
            onConfirm={() => void submit()}
            title={words.title}
            confirmLabel={technical.label}
            isPending={isPending}
          >
            {words.text}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}
