import type { Booking, ReplaceParticipant, ReplacementOffer } from '@caravan/sdk';
import { control, fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { SpotsCard } from '../manage/SpotsCard.tsx';

const booking = {
  id: 'b1',
  isPrimary: true,
  totalSpotsBooked: 2,
  currency: 'USD',
  customer: { id: 'p1', firstName: 'Emma', lastName: 'Ray' },
  additionalParticipants: [{ id: 'p2', firstName: 'Ada', lastName: 'Byron' }],
  trip: { id: 't1', name: 'Crater lakes' },
} as unknown as Booking;

const offer: ReplacementOffer = {
  canReplace: true,
  feeMinor: 10_000,
  currency: 'USD',
  freeUntil: '2027-05-01',
  replaceableUntil: '2027-05-17',
};

function card(more: Partial<ReplacementOffer>, answer = () => ok(booking)) {
  const sent: ReplaceParticipant[] = [];
  show(<SpotsCard booking={booking} />, {
    person: { group: 'traveler', firstName: 'Emma' },
    answers: [
      http.get('*/api/me/bookings/b1/participants/p2', () => ok({ ...offer, ...more })),
      http.post('*/api/me/bookings/b1/participants/p2', async ({ request }) => {
        sent.push((await request.json()) as ReplaceParticipant);
        return answer();
      }),
    ],
  });
  return sent;
}

async function name() {
  await press('Change traveler: Ada Byron');
  await fill('First name', 'Noor');
  await fill('Last name', 'Haddad');
  await fill('Email', 'noor@example.com');
  await shows('Give Ada Byron’s spot to Noor Haddad?');
}

it('a late change names both people and the fee before it is sent, and sends the fee that was shown', async () => {
  const sent = card({});
  await name();
  await shows('We’ll add a fee of $100.00 to your balance. You can change travelers until May 17, 2027.');
  expect(sent).toEqual([]);
  await press('Change traveler for $100.00');
  await until(() =>
    expect(sent).toEqual([
      {
        traveler: { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' },
        feeMinor: 10_000,
      },
    ]),
  );
});

it('an early change is free and says until when', async () => {
  const sent = card({ feeMinor: 0 });
  await name();
  await shows('It’s free until May 01, 2027.');
  expect(control('button', '$100.00')).toBeUndefined();
  await press('Change traveler', '[role=dialog] button');
  await until(() => expect(sent[0]?.feeMinor).toBe(0));
});

it('what the server refuses is said, and a day that is too late too', async () => {
  card({}, () => refusal(409, 'The fee for changing a traveler is different now.', 'amount_mismatch'));
  await name();
  await press('Change traveler for $100.00');
  await shows('We couldn’t change the traveler');
  await shows('The fee for changing a traveler is different now.');
  card({ canReplace: false, reason: 'Travelers could be changed until May 17, 2027.' });
  await press('Change traveler: Ada Byron');
  await shows('Travelers could be changed until May 17, 2027.');
});

it('only the customer replaces travelers, and never themselves', async () => {
  show(<SpotsCard booking={booking} />);
  await shows('Ada Byron');
  expect(control('button', 'Change traveler: Ada Byron')).toBeDefined();
  expect(control('button', 'Change traveler: Emma Ray')).toBeUndefined();
  show(<SpotsCard booking={{ ...booking, isPrimary: false }} />);
  await shows('Ada Byron');
  expect(control('button', 'Change traveler')).toBeUndefined();
});
