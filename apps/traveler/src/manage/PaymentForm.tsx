import type { ApiError, Booking, PaymentResult } from '@caravan/sdk';
import { payBooking } from '@caravan/sdk/client';
import { useFormat } from '@caravan/shell/useFormat';
import { useRefresh } from '@caravan/shell/useRefresh';
import { MoneyField } from '@caravan/ui/MoneyField';
import { RadioCards } from '@caravan/ui/RadioCards';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { customAllowed, type PayOption, payOptions } from './amounts.ts';
import { words } from './messages.ts';
import { words as paying } from './paying/messages.ts';
import { PayBy } from './PayBy.tsx';

/** How much of the balance to pay, and with which card; then 'Payment Complete' (T-122). */
export function PaymentForm({ booking }: { booking: Booking }) {
  const format = useFormat();
  const navigate = useNavigate();
  const read = useRefresh();
  const options = payOptions(booking);
  const [chosen, setChosen] = useState<PayOption>(options[0]!);
  const [custom, setCustom] = useState<number | null>(null);
  const [customError, setCustomError] = useState<string>();
  const option = options.includes(chosen) ? chosen : options[0]!;
  const { dueMinor, currency } = booking;
  const minimum = booking.minimumPaymentMinor ?? dueMinor;
  const money = (minor: number) => format.money(minor, currency);
  const amountMinor = option === 'full' ? dueMinor : option === 'minimum' ? minimum : (custom ?? 0);
  const refresh = () => read(bookingsQuery().queryKey);

  const succeeded = async (result: PaymentResult) => {
    await refresh(); // the success page reads the payment from the booking
    await navigate({
      to: '/trips/$tripId/manage-booking/success',
      params: { tripId: booking.trip.id },
      search: { payment: result.paymentId },
      replace: true,
    });
  };
  const refused = (error: ApiError) => {
    void refresh();
    toast({ tone: 'error', title: error.code === 'amount_mismatch' ? paying.amountChanged : error.message });
  };
  const validate = () => {
    const sound = option !== 'custom' || customAllowed(custom, booking);
    setCustomError(sound ? undefined : paying.customRange(money(minimum), money(dueMinor)));
    return sound;
  };

  return (
    <>
      {options.length > 1 && (
        <RadioCards
          className="mt-8"
          label={paying.howMuch}
          value={option}
          onChange={(id) => setChosen(id as PayOption)}
          options={[
            { id: 'minimum', title: paying.minimum, aside: money(minimum) },
            { id: 'full', title: paying.full, aside: money(dueMinor) },
            { id: 'custom', title: paying.custom, aside: paying.customHint(money(minimum)) },
          ]}
        />
      )}
      {option === 'custom' && (
        <MoneyField
          className="mt-4 max-w-60"
          label={paying.customField}
          description={paying.customHint(money(minimum))}
          currency={currency}
          value={custom}
          onChange={(amount) => {
            setCustom(amount);
            setCustomError(undefined);
          }}
          error={customError}
        />
      )}
      <h2 className="display mt-10 mb-5 text-2xl">{paying.card}</h2>
      <PayBy
        operation="payBooking"
        storageKey={`booking.${booking.id}`}
        amountMinor={amountMinor}
        currency={currency}
        label={(amount) => (amountMinor > 0 ? paying.payLabel(amount) : words.pay)}
        payerName={`${booking.customer.firstName} ${booking.customer.lastName}`}
        validate={validate}
        start={(by, request) =>
          payBooking(booking.id, { paymentOption: option, amountMinor, ...by }, request)
        }
        onSucceeded={(result) => void succeeded(result)}
        onRefused={refused}
      />
    </>
  );
}
