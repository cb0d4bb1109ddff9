import type { ApiError, Booking, Cart, CartPayment, UpdateBooking } from '@caravan/sdk';
import { removeAddOns, updateBooking } from '@caravan/sdk/client';
import { useBarred } from '@caravan/shell/useBarred';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CartSummary } from '@caravan/ui/CartSummary';
import { ErrorState } from '@caravan/ui/ErrorState';
import { RadioCards } from '@caravan/ui/RadioCards';
import { Spinner } from '@caravan/ui/Spinner';
import { toast } from '@caravan/ui/toast';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useInsuranceChanged } from '../insurance/useInsurance.ts';
import { SideSummary, withSide } from '../trip/SideSummary.tsx';
import { useOpenBooking } from '../trip/TripContext.ts';
import { BackToBooking } from './BackToBooking.tsx';
import { cartLines } from './cartLines.ts';
import { staysOnTrip } from './leaving.ts';
import { words } from './messages.ts';
import { words as paying } from './paying/messages.ts';
import { PayBy } from './PayBy.tsx';
import { usePending } from './pending.ts';
import { useCart } from './useCart.ts';
import { removedOf, toInput } from './wish.ts';

/** Confirms the pending changes according to their total: a payment, a refund, or neither (T-119, T-120). */
export function ConfirmChanges() {
  const format = useFormat();
  const booking = useOpenBooking();
  const pending = usePending(booking.id);
  // Captured when the page opens, because settling clears the pending changes while the page is still shown.
  const [wish] = useState(pending.wish);
  const [isSettled, setSettled] = useState(false);
  const { data: cart, isError, refetch } = useCart(booking, wish);
  const prompt = useUnsavedPrompt(pending.isChanged, staysOnTrip(booking, pending.clear));
  // Once settled, the same changes no longer apply to the booking.
  if (isSettled) return <Spinner label={paying.verifying} className="mx-auto my-16" />;
  if (isError)
    return (
      <ErrorState
        title={paying.cartFailed}
        onRetry={() => void refetch()}
        action={<BackToBooking tripId={booking.trip.id} />}
      />
    );
  // Availability is checked before anything is confirmed (T-124).
  if (!cart) return <Spinner label={paying.verifying} className="mx-auto my-16" />;
  if (cart.confirmation.isDisabled && pending.isChanged)
    return <Navigate to="/trips/$tripId/manage-booking" params={{ tripId: booking.trip.id }} replace />;
  return (
    <>
      <BackToBooking tripId={booking.trip.id} />
      <h1 className="display-title mt-3">{paying.confirmTitle}</h1>
      <p className="mt-1 text-muted">{booking.trip.name}</p>
      <div className={`mt-8 ${withSide}`}>
        <Confirmation booking={booking} cart={cart} onSettled={() => setSettled(true)} />
        <SideSummary
          title={words.changes}
          amount={format.money(cart.totalWithInsuranceMinor, cart.currency, { trim: false })}
          phone="top"
        >
          <CartSummary
            title={words.changes}
            currency={cart.currency}
            lines={cartLines(cart)}
            total={{
              label: cart.insuranceAdjustmentMinor === 0 ? words.changesTotal : words.totalInsured,
              amountMinor: cart.totalWithInsuranceMinor,
            }}
          />
        </SideSummary>
      </div>
      {prompt}
    </>
  );
}

type ConfirmationProps = { booking: Booking; cart: Cart };

function Confirmation({ booking, cart, onSettled }: ConfirmationProps & { onSettled: () => void }) {
  const { wish, refuse, clear, finish } = usePending(booking.id);
  const navigate = useNavigate();
  const changed = useInsuranceChanged(booking);
  const params = { tripId: booking.trip.id };
  const input = {
    version: cart.version,
    totalMinor: cart.totalMinor,
    ...(cart.insuranceQuoteId && { insuranceQuoteId: cart.insuranceQuoteId }),
    ...toInput(wish),
  } satisfies UpdateBooking;

  const refused = async (error: ApiError) => {
    await changed();
    const message = Object.values(error.fields)[0] ?? error.message;
    if (passing.has(error.code)) {
      toast({ tone: 'error', title: message });
      return;
    }
    refuse({ code: error.code, message });
    await navigate({ to: '/trips/$tripId/manage-booking', params, replace: true });
  };
  const paid = async (paymentId: string) => {
    onSettled();
    await changed(); // the success page reads the payment from the booking
    await navigate({
      to: '/trips/$tripId/manage-booking/success',
      params,
      search: { payment: paymentId },
      replace: true,
    });
    clear();
  };
  const done = async (title: string) => {
    onSettled();
    await changed();
    finish({ title, refundMinor: cart.refundMinor });
    await navigate({ to: '/trips/$tripId/manage-booking/success', params, replace: true });
  };
  const shared = { booking, cart, input, onRefused: (error: ApiError) => void refused(error) };
  return cart.payments.length > 0 ? (
    <PaidChange {...shared} onPaid={(paymentId) => void paid(paymentId)} />
  ) : (
    <FreeChange {...shared} onDone={(title) => void done(title)} />
  );
}

/** Errors that a refetch resolves: the price or the booking has changed, or a payment is in progress. */
const passing: ReadonlySet<string> = new Set(['amount_mismatch', 'conflict', 'in_progress']);

type SharedProps = ConfirmationProps & { input: UpdateBooking; onRefused: (error: ApiError) => void };

/** A change that costs more is paid separately, or together with the whole balance. */
function PaidChange({
  booking,
  cart,
  input,
  onRefused,
  onPaid,
}: SharedProps & { onPaid: (id: string) => void }) {
  const format = useFormat();
  const [chosen, setChosen] = useState<CartPayment['option']>('minimum');
  const payment = cart.payments.find(({ option }) => option === chosen) ?? cart.payments[0]!;
  const money = (minor: number) => format.money(minor, cart.currency, { trim: false });
  return (
    <div>
      {cart.payments.length > 1 && (
        <RadioCards
          className="mb-10"
          label={paying.howMuch}
          value={payment.option}
          onChange={(id) => setChosen(id as CartPayment['option'])}
          options={cart.payments.map(({ option, amountMinor }) => ({
            id: option,
            title: paying.changeOptions[option],
            aside: money(amountMinor),
          }))}
        />
      )}
      <h2 className="display mb-5 text-2xl">{paying.card}</h2>
      <PayBy
        operation="updateBooking"
        storageKey={`change.${booking.id}`}
        amountMinor={payment.amountMinor}
        currency={cart.currency}
        label={paying.payLabel}
        payerName={`${booking.customer.firstName} ${booking.customer.lastName}`}
        cardOnlyMinor={Math.max(0, cart.insuranceAdjustmentMinor)}
        start={async (by, request) => {
          const { option: paymentOption, amountMinor } = payment;
          const answer = await updateBooking(
            booking.id,
            { ...input, payment: { paymentOption, amountMinor, ...by } },
            request,
          );
          if (!answer.payment) throw new Error('The answer has no payment');
          return answer.payment;
        }}
        onSucceeded={(result) => onPaid(result.paymentId)}
        onRefused={onRefused}
      />
    </div>
  );
}

/** A change without a payment reduces the balance, results in a refund, or does neither (T-121). */
function FreeChange({
  booking,
  cart,
  input,
  onRefused,
  onDone,
}: SharedProps & { onDone: (title: string) => void }) {
  const format = useFormat();
  const barred = useBarred('updateBooking');
  const money = (minor: number) => format.money(minor, cart.currency, { trim: false });
  const { wish } = usePending(booking.id);
  const removed = removedOf(wish);
  const makeChange = (id: string, request: ChangeRequest) =>
    // Removing only add-ons has its own call (T-221), unless the insurance changes with them.
    removed && !input.insuranceQuoteId
      ? removeAddOns(id, { addOnIds: removed, version: input.version, totalMinor: input.totalMinor }, request)
      : updateBooking(id, input, request);
  const update = useChange(makeChange, {
    failed: 'here',
    onDone: (answer) => onDone(answer.successTitle),
    onFailed: onRefused,
  });
  const texts = {
    'zero balance': paying.zeroText,
    'negative balance': paying.negativeText(money(-cart.totalMinor)),
    'refund needed': paying.refundText(money(cart.refundMinor)),
    paid: paying.creditText(money(cart.totalMinor)),
  } satisfies Record<Cart['outcome'], string>;
  return (
    <div className="grid max-w-xl grid-cols-1 content-start gap-6">
      <Alert tone="info">{texts[cart.outcome]}</Alert>
      <Button
        size="lg"
        isPending={update.isPending}
        {...(barred && { disabledReason: barred })}
        onPress={() => update.run(booking.id)}
      >
        {paying.confirmChanges}
      </Button>
    </div>
  );
}
