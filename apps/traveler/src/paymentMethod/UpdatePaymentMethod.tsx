import type { Booking } from '@caravan/sdk';
import { setAutomaticPayment } from '@caravan/sdk/client';
import { getListCardsQueryOptions } from '@caravan/sdk/react-query';
import { CardSetup } from '@caravan/shell/CardSetup';
import { useBarred } from '@caravan/shell/useBarred';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { RadioCards } from '@caravan/ui/RadioCards';
import { Switch } from '@caravan/ui/Switch';
import { ArrowLeft, Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { shows } from '../bookings/bookings.ts';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { paths } from '../paths.ts';
import { useOpenBooking } from '../trip/TripContext.ts';
import { words } from './messages.ts';

/** The card that pays for a booking, and whether it is charged automatically (T-054 to T-057, T-272). */
export function UpdatePaymentMethod() {
  const booking = useOpenBooking();
  const [updated, setUpdated] = useState<string>();
  const overview = paths.trip(booking.trip.id);
  if (updated) {
    return (
      <div className="grid min-h-[60dvh] place-items-center text-center">
        <div>
          <span className="mx-auto grid size-14 place-items-center rounded-full bg-green-soft text-green">
            <Check aria-hidden className="size-7" />
          </span>
          <h1 className="display-title mt-6">{words.updated}</h1>
          <p className="tabular mt-3 text-lg">{words.updatedText(updated, booking.trip.name)}</p>
          <LinkButton href={overview} size="lg" className="mt-8">
            {words.back}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-2xl">
      <LinkButton
        href={overview}
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        className="-ms-3"
      >
        {words.back}
      </LinkButton>
      <h1 className="display-title mt-3">{words.title}</h1>
      {shows('automaticPayment', booking) ? (
        <Methods booking={booking} onUpdated={setUpdated} />
      ) : (
        <EmptyState art="coins" title={words.closed} />
      )}
    </div>
  );
}

type MethodsProps = { booking: Booking; onUpdated: (card: string) => void };

function Methods({ booking, onUpdated }: MethodsProps) {
  const { items } = useLoaded(getListCardsQueryOptions());
  const [adding, setAdding] = useState(items.length === 0);
  const [picked, setPicked] = useState<string>();
  const automatic = useAutomatic(booking);
  const current = booking.automaticPayment?.cardId;
  const chosen = items.find(({ id }) => id === (picked ?? current)) ?? items[0];
  const choose = useChange(
    (cardId: string, request: ChangeRequest) =>
      setAutomaticPayment(booking.id, { on: true, cardId }, request),
    { refresh: [bookingsQuery().queryKey] },
  );
  const barred = useBarred('setAutomaticPayment');
  /** A card that was just saved pays for this booking. */
  const payWith = (id: string, label: string) => choose.send(id).then(() => onUpdated(label));
  return (
    <div className="mt-2 grid gap-6">
      <p className="text-muted">{words.text(booking.trip.name)}</p>
      <AutomaticCard booking={booking} automatic={automatic} cardId={chosen?.id} />
      {chosen && (
        <Card>
          <RadioCards
            label={words.choose}
            value={chosen.id}
            onChange={setPicked}
            options={items.map(({ id, label }) => ({ id, title: label }))}
          />
          <div className="mt-5 flex flex-wrap justify-between gap-2">
            {!adding && (
              <Button variant="ghost" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
                {words.add}
              </Button>
            )}
            <Button
              isPending={choose.isPending}
              onPress={() => void payWith(chosen.id, chosen.label).catch(() => undefined)}
              {...(barred && { disabledReason: barred })}
            >
              {words.use}
            </Button>
          </div>
        </Card>
      )}
      {adding && (
        <Card title={words.addTitle}>
          <CardSetup
            payerName={`${booking.customer.firstName} ${booking.customer.lastName}`}
            {...(chosen && { onCancel: () => setAdding(false) })}
            onSaved={({ card }) => card && void payWith(card.id, card.label).catch(() => undefined)}
          />
        </Card>
      )}
    </div>
  );
}

/** Toggles automatic payment, effective immediately. */
function useAutomatic(booking: Booking) {
  return useChange(
    (on: boolean, cardId: string | undefined, request: ChangeRequest) =>
      setAutomaticPayment(booking.id, on && cardId ? { on, cardId } : { on: false }, request),
    {
      refresh: [bookingsQuery().queryKey],
      done: (_, on) => (on ? words.updated : words.turnedOff),
    },
  );
}

type AutomaticCardProps = {
  booking: Booking;
  automatic: ReturnType<typeof useAutomatic>;
  /** The card to charge. */
  cardId: string | undefined;
};

const collects = { on: true, off: false, failed: false };

function AutomaticCard({ booking, automatic, cardId }: AutomaticCardProps) {
  const format = useFormat();
  const { status = 'off', cardLabel } = booking.automaticPayment ?? {};
  const barred = useBarred('setAutomaticPayment');
  const on = automatic.isPending ? automatic.input![0] : collects[status];
  const note = (text: string) => <p className="mt-3 text-sm text-muted">{barred ?? text}</p>;
  const what = {
    on: note(
      words.automaticOn(
        format.money(booking.dueMinor, booking.currency),
        cardLabel ?? '',
        booking.paymentDueDate ? format.date(booking.paymentDueDate, 'MMMM DD, YYYY') : '',
      ),
    ),
    off: note(cardId ? words.automaticOff : words.automaticNeedsCard),
    failed: (
      <Alert tone="error" className="mt-4">
        {words.automaticFailed}
      </Alert>
    ),
  };
  return (
    <Card>
      <Switch
        value={on}
        isDisabled={!cardId || automatic.isPending || !!barred}
        onChange={(next) => automatic.run(next, cardId)}
      >
        {words.automatic}
      </Switch>
      {what[status]}
    </Card>
  );
}
