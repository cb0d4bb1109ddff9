import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { daysBetween } from '@caravan/shell/format';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionBar } from '../forms/ActionBar.tsx';
import { paths } from '../paths.ts';
import { ServiceDays } from '../services/ServiceDays.tsx';
import { words as serviceWords } from '../services/messages.ts';
import { confirmWords as words } from './messages.ts';
import { canEdit } from './review.ts';

/** Step 2 of a trip. The way on asks once more where the services are still open (O-165, O-166). */
export function TripServices({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const open = canEdit(trip, 'servicesByDay');
  return (
    <>
      <ServiceDays
        days={trip.servicesByDay}
        lengthInDays={daysBetween(trip.startDate, trip.endDate) + 1}
        currency={trip.currency}
        footer={
          <ActionBar>
            {open ? (
              <Button onPress={() => setAsking(true)}>{serviceWords.continue}</Button>
            ) : (
              <LinkButton href={paths.trip(id, 'review-pricing')}>{serviceWords.continue}</LinkButton>
            )}
          </ActionBar>
        }
      />
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void navigate({ to: '/trips/$id/review-pricing', params: { id }, search: { model: 'trip' } })}
        title={words.title}
        confirmLabel={words.continue}
        cancelLabel={words.edit}
      >
        {words.text}
      </ConfirmDialog>
    </>
  );
}
