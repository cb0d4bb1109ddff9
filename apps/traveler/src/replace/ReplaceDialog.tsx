import { type Booking, type Participant, type ReplacementOffer, toApiError } from '@caravan/sdk';
import { replaceParticipant } from '@caravan/sdk/client';
import { getGetReplacementOfferQueryOptions } from '@caravan/sdk/react-query';
import { useBarred } from '@caravan/shell/useBarred';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { words } from './messages.ts';

export interface ReplaceDialogProps {
  booking: Booking;
  traveler: Participant & { id: string };
  onClose: () => void;
}

const nameOf = (p: { firstName: string; lastName: string }) => `${p.firstName} ${p.lastName}`.trim();

/** Gives a companion's spot to another person, with what it costs and until when before anything is sent. */
export function ReplaceDialog({ booking, traveler, onClose }: ReplaceDialogProps) {
  const { data: offer, error } = useQuery({
    ...getGetReplacementOfferQueryOptions(booking.id, traveler.id),
    staleTime: 0,
    throwOnError: false,
    meta: { errorToast: false },
  });
  const refused = error ? toApiError(error).message : offer && !offer.canReplace ? offer.reason : undefined;
  if (offer?.canReplace)
    return <Form booking={booking} traveler={traveler} offer={offer} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      {refused ? (
        <Alert tone="info" title={words.notNow}>
          {refused}
        </Alert>
      ) : (
        <Skeleton />
      )}
    </Dialog>
  );
}

function Form({ booking, traveler, offer, onClose }: ReplaceDialogProps & { offer: ReplacementOffer }) {
  const format = useFormat();
  const barred = useBarred('replaceParticipant');
  const [person, setPerson] = useState({ firstName: '', lastName: '', email: '' });
  const replace = useReplace(booking, traveler, offer, onClose);
  const isNamed = Object.values(person).every((text) => text.trim() !== '');
  const from = nameOf(traveler);
  const fee = format.money(offer.feeMinor, offer.currency, { trim: false });
  const costs = offer.feeMinor > 0;
  const refused = replace.error;
  const field = (name: keyof typeof person, label: string, more: object = {}): ReactNode => (
    <TextField
      label={label}
      value={person[name]}
      onChange={(text) => setPerson((p) => ({ ...p, [name]: text }))}
      error={refused?.fields?.[name] ?? refused?.fields?.[`traveler.${name}`]}
      autoComplete="off"
      isRequired
      {...more}
    />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      dismissable={!replace.isPending}
      footer={
        <div className="grid w-full gap-3">
          {refused && (
            <Alert tone="error" title={words.failed}>
              {refused.message}
            </Alert>
          )}
          {isNamed && <p className="font-medium">{words.confirm(from, nameOf(person))}</p>}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="ghost" onPress={onClose} isDisabled={replace.isPending}>
              {words.keep}
            </Button>
            <Button
              onPress={() => replace.run(person)}
              isDisabled={!isNamed && !barred}
              isPending={replace.isPending}
              {...(barred && { disabledReason: barred })}
            >
              {costs ? words.confirmFee(fee) : words.confirmFree}
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid gap-5">
        <p>{words.lead(from, booking.trip.name)}</p>
        <Alert tone={costs ? 'warning' : 'info'}>
          {costs
            ? words.fee(fee, format.date(offer.replaceableUntil))
            : words.free(format.date(offer.freeUntil))}
        </Alert>
        <div className="grid gap-5 sm:grid-cols-2">
          {field('firstName', words.firstName, { maxLength: 80 })}
          {field('lastName', words.lastName, { maxLength: 80 })}
        </div>
        {field('email', words.email, { type: 'email', maxLength: 320 })}
        <p className="text-sm text-muted">{words.after(from)}</p>
      </div>
    </Dialog>
  );
}

/** Sends the fee that was shown. Where it has become another one, the new one is read and shown. */
function useReplace(
  booking: Booking,
  traveler: ReplaceDialogProps['traveler'],
  offer: ReplacementOffer,
  onDone: () => void,
) {
  const client = useQueryClient();
  const send = (person: { firstName: string; lastName: string; email: string }, request: ChangeRequest) =>
    replaceParticipant(booking.id, traveler.id, { traveler: person, feeMinor: offer.feeMinor }, request);
  return useChange(send, {
    failed: 'here',
    done: (_, person) => words.done(nameOf(traveler), nameOf(person)),
    refresh: [bookingsQuery().queryKey],
    onDone,
    onFailed: () =>
      client.invalidateQueries({
        queryKey: getGetReplacementOfferQueryOptions(booking.id, traveler.id).queryKey,
      }),
  });
}
