import type { PaymentResult } from '@caravan/sdk';
import { useListCards, useListCredits } from '@caravan/sdk/react-query';
import { CardPayment, type CardPaymentProps } from '@caravan/shell/CardPayment';
import type { ChangeRequest } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Checkbox } from '@caravan/ui/Checkbox';
import { RadioCards } from '@caravan/ui/RadioCards';
import { useState } from 'react';
import { words } from './paying/messages.ts';

/** How to pay: a new or saved card, with credit for part of the amount. */
export type PayWith = { paymentMethod?: string; cardId?: string; creditMinor?: number };

export type PayByProps = Omit<CardPaymentProps, 'start' | 'kept'> & {
  start: (by: PayWith, request: ChangeRequest) => Promise<PaymentResult>;
  /** The part that can't be paid with credit, such as insurance. */
  cardOnlyMinor?: number;
};

const newCard = 'new';
// If these fail to load, a new card still works.
const here = { query: { throwOnError: false, meta: { errorToast: false } } } as const;

/** Pays with a saved or new card, with credit, or with both. */
export function PayBy({ start, cardOnlyMinor = 0, ...payment }: PayByProps) {
  const { amountMinor, currency } = payment;
  const format = useFormat();
  const wallet = useListCards(here).data;
  const cards = wallet?.items ?? [];
  const credits = useListCredits(here).data;
  const [chosen, setChosen] = useState<string>();
  const [withCredit, setWithCredit] = useState(false);
  const usable = credits?.currency === currency ? credits.usableMinor : 0;
  const most = Math.max(0, Math.min(usable, amountMinor - cardOnlyMinor));
  const creditMinor = withCredit ? most : 0;
  const leftMinor = amountMinor - creditMinor;
  const offer = wallet?.payLater;
  // The server decides who can use credit, and how much; the amount depends on the selection here.
  const offered =
    offer?.currency === currency && leftMinor >= offer.minimumMinor && leftMinor <= offer.maximumMinor;
  const later = offered && chosen === offer.method ? offer.method : undefined;
  const card = later ? undefined : cards.find(({ id }) => id === (chosen ?? cards[0]?.id));
  const money = (minor: number) => format.money(minor, currency, { trim: false });
  const byCard = leftMinor > 0 || creditMinor === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      {most > 0 && (
        <Checkbox value={withCredit} onChange={setWithCredit} description={words.creditLeft(money(usable))}>
          {words.useCredit(money(most))}
        </Checkbox>
      )}
      {byCard && (cards.length > 0 || offered) && (
        <RadioCards
          label={words.payWith}
          value={later ?? card?.id ?? newCard}
          onChange={setChosen}
          options={[
            ...cards.map(({ id, label }) => ({ id, title: label })),
            { id: newCard, title: cards.length > 0 ? words.anotherCard : words.byCard },
            ...(offered ? [{ id: offer.method, title: words.affirm, description: words.affirmText }] : []),
          ]}
        />
      )}
      <CardPayment
        {...payment}
        {...(!byCard && { label: words.payByCredit })}
        amountMinor={byCard ? leftMinor : creditMinor}
        kept={!byCard || card !== undefined}
        payLater={byCard ? later : undefined}
        start={({ paymentMethod, request }) =>
          start(
            {
              ...(creditMinor > 0 && { creditMinor }),
              ...(byCard && (card ? { cardId: card.id } : { paymentMethod })),
            },
            request,
          )
        }
      />
    </div>
  );
}
