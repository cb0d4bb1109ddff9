import type { TripRequestCreated } from '@caravan/sdk';
import { Dialog } from '@caravan/ui/Dialog';
import { Illustration } from '@caravan/ui/Illustration';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type SuccessDialogProps = { created: TripRequestCreated | null; tripName: string };

/** What happens next: a review, or pricing right away if the request was approved instantly (H-121, H-122). */
export function SuccessDialog({ created, tripName }: SuccessDialogProps) {
  const navigate = useNavigate();
  if (!created) return null;
  const trip = created.instantlyApproved && created.tripId;
  return (
    <Dialog
      isOpen
      onClose={() => void navigate({ to: '/home/dashboard' })}
      title={trip ? words.approved : words.requested}
      footer={
        <>
          <LinkButton href={paths.dashboard} variant="ghost">
            {words.home}
          </LinkButton>
          {trip ? (
            <LinkButton href={paths.trip(trip, 'pricing')}>{words.viewTrip}</LinkButton>
          ) : (
            <LinkButton href={paths.tripRequest(created.id)}>{words.viewRequest}</LinkButton>
          )}
        </>
      }
    >
      <div className="flex flex-col items-center py-4 text-center">
        <Illustration name={trip ? 'compass' : 'letter'} />
        <p className="display-heading mt-4">{tripName}</p>
        <p className="mt-2 max-w-sm text-muted">{trip ? words.approvedText : words.processing}</p>
      </div>
    </Dialog>
  );
}
