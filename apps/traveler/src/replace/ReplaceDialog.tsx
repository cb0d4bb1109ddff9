import {
  type Booking,
  type Participant,
  type ReplaceParticipant,
  type ReplacementOffer,
  toApiError,
} from '@caravan/sdk';
import { replaceParticipant } from '@caravan/sdk/client';
import { replaceParticipantForm } from '@caravan/sdk/forms';
import { getGetReplacementOfferQueryOptions } from '@caravan/sdk/react-query';
import { useBarred } from '@caravan/shell/useBarred';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { words } from './messages.ts';

export interface ReplaceDialogProps {
  booking: Booking;
  traveler: Participant & { id: string };
  onClose: () => void;
}

type Person = { firstName: string; lastName: string; email: string };

const names = {
  'traveler.firstName': 'firstName',
  'traveler.lastName': 'lastName',
  'traveler.email': 'email',
};

const nameOf = (p: { firstName: string; lastName: string }) => `${p.firstName} ${p.lastName}`.trim();

/** Transfers a companion's spot to another person, showing the fee and the deadline before anything is sent. */
export function ReplaceDialog({ booking, traveler, onClose }: ReplaceDialogProps) {
  const { data: offer, error } = useQuery({
    ...getGetReplacementOfferQueryOptions(booking.id, traveler.id),
    staleTime: 0,
    throwOnError: false,
    meta: { errorToast: false },
  });
  const refused = error ? toApiError(error).message : offer && !offer.canReplace ? offer.reason : undefined;
  if (offer?.canReplace)
    return <ReplaceForm booking={booking} traveler={traveler} offer={offer} onClose={onClose} />;
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

function ReplaceForm({
  booking,
  traveler,
  offer,
  onClose,
}: ReplaceDialogProps & { offer: ReplacementOffer }) {
  const format = useFormat();
  const barred = useBarred('replaceParticipant');
  const id = useId();
  const replace = useReplace(booking, traveler, offer, onClose);
  const form = useForm<Person, ReplaceParticipant>({
    rules: replaceParticipantForm,
    values: { firstName: '', lastName: '', email: '' },
    input: (person) => ({ traveler: person, feeMinor: offer.feeMinor }),
    names,
    send: (input) => replace.send(booking.id, traveler.id, input),
  });
  const person = form.values;
  const isNamed = Object.values(person).every((text) => text.trim() !== '');
  const from = nameOf(traveler);
  const fee = format.money(offer.feeMinor, offer.currency, { trim: false });
  const costs = offer.feeMinor > 0;
  const field = (name: keyof typeof person, label: string, more: object = {}) => (
    <TextField label={label} {...form.field(name)} autoComplete="off" isRequired {...more} />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      dismissable={!form.isPending}
      footer={
        <div className="grid w-full gap-3">
          {form.refusal && (
            <Alert tone="error" title={words.failed}>
              {form.refusal.message}
            </Alert>
          )}
          {isNamed && <p className="font-medium">{words.confirm(from, nameOf(person))}</p>}
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="ghost" onPress={onClose} isDisabled={form.isPending}>
              {words.keep}
            </Button>
            <Button
              type="submit"
              form={id}
              isDisabled={!isNamed && !barred}
              isPending={form.isPending}
              {...(barred && { disabledReason: barred })}
            >
              {costs ? words.confirmFee(fee) : words.confirmFree}
            </Button>
          </div>
        </div>
      }
    >
      <Form id={id} form={form} className="grid gap-5">
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
      </Form>
    </Dialog>
  );
}

/** Sends the displayed fee. If it has changed, the new one is fetched and shown. */
function useReplace(
  booking: Booking,
  traveler: ReplaceDialogProps['traveler'],
  offer: ReplacementOffer,
  onDone: () => void,
) {
  return useChange(replaceParticipant, {
    failed: 'here',
    done: (_, _booking, _traveler, input) => words.done(nameOf(traveler), nameOf(input.traveler)),
    onDone,
    refreshRefused: [getGetReplacementOfferQueryOptions(booking.id, traveler.id).queryKey],
  });
}
