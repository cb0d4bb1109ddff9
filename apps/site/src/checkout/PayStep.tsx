import { type ApiError, type PaymentResult, type PublicTrip } from '@caravan/sdk';
import { payHold } from '@caravan/sdk/client';
import { getGetHoldQueryKey } from '@caravan/sdk/react-query';
import { CardPayment } from '@caravan/shell/CardPayment';
import type { PaymentStart } from '@caravan/shell/usePayment';
import { today } from '@caravan/shell/format';
import { useFormat } from '@caravan/shell/useFormat';
import { useRefresh } from '@caravan/shell/useRefresh';
import { Accordion } from '@caravan/ui/Accordion';
import { Checkbox } from '@caravan/ui/Checkbox';
import { RadioCards } from '@caravan/ui/RadioCards';
import { toast } from '@caravan/ui/toast';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LegalLinks } from '../frame/LegalLinks.tsx';
import { paths } from '../paths.ts';
import { useCheckout } from './CheckoutContext.ts';
import { DiscountField } from './DiscountField.tsx';
import { finishDraft, peopleFor, updateDraft } from './draft.ts';
import { words } from './messages.ts';
import { PayMethods } from './PayMethods.tsx';
import { peopleComplete, toParticipant } from './people.ts';
import { usePayLater } from './usePayLater.ts';

/** How much to pay now, and with which card. */
export function PayStep() {
  const { trip, draft, hold, state } = useCheckout();
  const format = useFormat();
  const navigate = useNavigate();
  const read = useRefresh();
  const [accepted, setAccepted] = useState(false);
  const [termsError, setTermsError] = useState<string>();
  const { quote } = hold;
  const people = peopleFor(draft.people, hold.spots);
  // Once the balance is due, there is no deposit: the server then asks for the full amount.
  const depositOffered = quote.depositMinor < quote.totalMinor;
  const option = depositOffered ? draft.paymentOption : 'full';
  const amountMinor = option === 'full' ? quote.totalMinor : quote.depositMinor;
  // A discount can cover the whole price.
  const free = quote.totalMinor === 0;
  const money = (minor: number) => format.money(minor, quote.currency);
  const { offer, later, choose } = usePayLater({
    amountMinor,
    currency: quote.currency,
    country: people[0]?.countryCode,
  });

  if (state === 'active' && !peopleComplete(people, today())) {
    return <Navigate to={paths.book(trip.tripPath, 'travelers')} replace />;
  }

  const refresh = () => read(getGetHoldQueryKey(hold.id));
  const start = (input: PaymentStart) => {
    const [customer, ...others] = people.map(toParticipant);
    return payHold(
      hold.id,
      {
        customer: customer!,
        ...(others.length > 0 && { additionalParticipants: others }),
        paymentOption: option,
        amountMinor,
        paymentMethod: input.paymentMethod,
        termsAccepted: accepted,
      },
      { headers: { ...input.request.headers, 'X-Hold-Token': draft.hold!.token } },
    );
  };
  const succeeded = (result: PaymentResult) => {
    finishDraft(trip.tripPath, result);
    void navigate({ to: paths.book(trip.tripPath, 'done'), replace: true });
  };
  const refused = (error: ApiError) => {
    void refresh();
    const person = Object.keys(error.fields).some((path) => /customer|additionalParticipants/.test(path));
    toast({
      tone: 'error',
      title:
        error.code === 'amount_mismatch'
          ? words.amountChanged
          : (Object.values(error.fields)[0] ?? error.message),
    });
    if (person) void navigate({ to: paths.book(trip.tripPath, 'travelers') });
  };
  const validate = () => {
    setTermsError(accepted ? undefined : words.termsRequired);
    return accepted;
  };

  return (
    <div>
      <h1 className="display-title">{words.payTitle}</h1>
      <p className="mt-2 text-muted">{free ? words.freeText : words.payText}</p>
      {depositOffered && (
        <RadioCards
          className="mt-10"
          label={words.howMuch}
          columns={2}
          value={option}
          onChange={(id) => updateDraft(trip.tripPath, { paymentOption: id as 'minimum' | 'full' })}
          options={[
            {
              id: 'minimum',
              title: words.payDeposit,
              aside: money(quote.depositMinor),
              description: words.payDepositText(
                money(quote.totalMinor - quote.depositMinor),
                format.date(quote.paymentDueDate),
              ),
            },
            {
              id: 'full',
              title: words.payFull,
              aside: money(quote.totalMinor),
              description: words.payFullText,
            },
          ]}
        />
      )}
      <section className="mt-10">
        <DiscountField />
      </section>
      <section className="mt-10">
        {!free && <h2 className="display mb-5 text-2xl">{words.card}</h2>}
        {offer && <PayMethods offer={offer} value={later} onChange={choose} />}
        <CardPayment
          operation="payHold"
          storageKey={`hold.${hold.id}`}
          amountMinor={amountMinor}
          free={free}
          payLater={later}
          currency={quote.currency}
          label={free ? () => words.bookFree : words.pay}
          payerName={[people[0]?.firstName, people[0]?.lastName].join(' ').trim()}
          start={start}
          onSucceeded={succeeded}
          onRefused={refused}
          onFailed={() => void refresh()}
          validate={validate}
        >
          <Policy trip={trip} />
          <Checkbox
            value={accepted}
            onChange={(on) => {
              setAccepted(on);
              if (on) setTermsError(undefined);
            }}
            error={termsError}
            isRequired
          >
            {words.terms}
          </Checkbox>
          <LegalLinks />
        </CardPayment>
      </section>
    </div>
  );
}

function Policy({ trip }: { trip: PublicTrip }) {
  if (trip.cancellationPolicy.length === 0) return null;
  return (
    <Accordion
      items={[
        {
          id: 'policy',
          title: words.policy,
          content: (
            <ul className="grid gap-2">
              {trip.cancellationPolicy.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
