import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
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
import { canEdit } from './review.ts';

/** Step 2 of a trip. The way on asks once more while the operator can still change the trip (O-165, O-166). */
export function TripServices({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const [asking, setAsking] = useState(false);
  const open = canEdit(trip, 'tripSummary');
  return (
    <>
      <ServiceDays
        days={trip.servicesByDay}
        lengthInDays={daysBetween(trip.startDate, trip.endDate) + 1}
        currency={trip.currency}
        footer={
          <SaveBar isDirty>
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
            <LinkButton variant="ghost" href={paths.trip(id)}>
              {words.edit}
            </LinkButton>
            <LinkButton href={paths.trip(id, 'review-pricing')}>{words.continue}</LinkButton>
          </>
        }
      >
        {words.text}
      </Dialog>
    </>
  );
}
