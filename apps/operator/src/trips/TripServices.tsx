import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { DayNews } from '@caravan/shell/DayNews';
import { SentBack } from '@caravan/shell/SentBack';
import { VersionsButton } from '@caravan/shell/VersionsButton';
import { daysBetween } from '@caravan/shell/format';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { LinkButton } from '@caravan/ui/LinkButton';
import { SaveBar } from '@caravan/ui/SaveBar';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { ServiceDays } from '../services/ServiceDays.tsx';
import { words as serviceWords } from '../services/messages.ts';
import { confirmWords as words } from './messages.ts';
import { TechnicalCard } from './TechnicalCard.tsx';
import { useTripDays } from './useTripDays.ts';

/**
 * Step 2 of a trip. Services are edited in place, as far as the server allows. Continuing asks for
 * confirmation while they are editable (O-162, O-165, O-166).
 */
export function TripServices({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const [asking, setAsking] = useState(false);
  const { save, edit, keep, remove, error } = useTripDays(id);
  const open = Boolean(trip.editableServiceKeys?.length);
  // What is saved to the library stays the same on the trip.
  const keys = [...(trip.editableServiceKeys ?? []), 'saveToLibrary'];
  return (
    <>
      <SentBack tripId={id} parts={['technicalItinerary', 'earningsReport']} className="mb-8" />
      <TechnicalCard trip={trip} />
      <DayNews tripId={id} className="mb-8" />
      <div className="mb-4 flex justify-end">
        <VersionsButton tripId={id} />
      </div>
      <ServiceDays
        days={trip.servicesByDay}
        lengthInDays={daysBetween(trip.startDate, trip.endDate) + 1}
        currency={trip.currency}
        hasLibrary
        savesToLibrary
        onKeep={keep}
        {...(open && {
          keys,
          onChange: save,
          onEdit: (was, next) => edit(was, next, keys),
          onRemove: remove,
        })}
        footer={
          <SaveBar isDirty error={error}>
            {!open && <p className="text-sm text-muted">{serviceWords.readOnly}</p>}
            {open ? (
              <Button onPress={() => setAsking(true)}>{serviceWords.continue}</Button>
            ) : (
              <LinkButton href={paths.trip(id, 'review-pricing')}>{serviceWords.continue}</LinkButton>
            )}
          </SaveBar>
        }
      />
      <Dialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title={words.title}
        size="sm"
        role="alertdialog"
        footer={
          <>
            <Button variant="ghost" onPress={() => setAsking(false)}>
              {words.edit}
            </Button>
            <LinkButton href={paths.trip(id, 'review-pricing')}>{words.continue}</LinkButton>
          </>
        }
      >
        {words.text}
      </Dialog>
    </>
  );
}
