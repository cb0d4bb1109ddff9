import type { Booking } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { words as formWords } from '@caravan/shell/tripFormWords';
import { Drawer } from '@caravan/ui/Drawer';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { PaymentForm } from '../manage/PaymentForm.tsx';
import { words as paying } from '../manage/paying/messages.ts';
import { usePending } from '../manage/pending.ts';
import { paths } from '../paths.ts';
import { DebitAlert } from './DebitAlert.tsx';
import { words } from './messages.ts';

const PartyForm = lazy(() => import('../tripForm/TripForm.tsx').then((m) => ({ default: m.PartyForm })));

export type DoHereProps = {
  what: 'payment' | 'tripForm';
  booking: Booking;
  onClose: () => void;
};

/** Pays the balance or fills in the trip form without leaving the overview. */
export default function DoHere({ what, booking, onClose }: DoHereProps) {
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={what === 'payment' ? paying.payTitle : formWords.title}
      footer={
        <LinkButton
          variant="secondary"
          href={
            what === 'payment' ? paths.payment(booking.trip.id) : paths.trip(booking.trip.id, 'trip-form')
          }
        >
          {words.wholePage}
        </LinkButton>
      }
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        {what === 'payment' ? <Pay booking={booking} /> : <PartyForm booking={booking} />}
      </Suspense>
    </Drawer>
  );
}

function Pay({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { isChanged } = usePending(booking.id);
  const { dueMinor, currency, dueText, debit } = booking;
  if (debit) return <DebitAlert booking={booking} debit={debit} />;
  // What was changed and isn’t paid for yet is settled together with the balance, on the page that lists it.
  if (isChanged) return <p>{words.changesFirst}</p>;
  return (
    <>
      <p className="text-muted">{booking.trip.name}</p>
      <p className="display tabular mt-1 text-4xl">{format.money(dueMinor, currency, { trim: false })}</p>
      {dueText && <p className={`text-sm ${booking.overdue ? 'text-red' : 'text-muted'}`}>{dueText}</p>}
      <PaymentForm booking={booking} />
    </>
  );
}
