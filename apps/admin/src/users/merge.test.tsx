import { fill, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import MergeDialog from './MergeDialog.tsx';

const person = { id: 'u1', firstName: 'Riley', lastName: 'Park', email: 'riley@work.example', version: 3 };
const other = { id: 'u2', firstName: 'Riley', lastName: 'Park', email: 'riley@home.example', version: 7 };
const quote = {
  possible: true,
  reasons: [],
  stays: { name: 'Riley Park', email: person.email, version: 3 },
  goes: { name: 'Riley Park', email: other.email, version: 7 },
  moves: [
    { part: 'bookings', count: 2 },
    { part: 'credits', count: 1 },
  ],
  ends: [{ part: 'cards', count: 1 }],
};

it('two accounts are merged once both people, and what moves and ends, are seen', async () => {
  const sent: unknown[] = [];
  show(<MergeDialog user={person as never} onClose={() => undefined} />, {
    answers: [
      http.get('*/api/admin/users', () => ok({ items: [other] })),
      http.get('*/api/admin/users/u2', () => ok(other)),
      http.post(/\/users\/u1\/merge\/calculate/, async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? ok({
              ...quote,
              possible: false,
              reasons: ['Both accounts are on the same trip, so each has a spot. Cancel one of them first.'],
              moves: [],
              ends: [],
            })
          : ok(quote);
      }),
      http.post(/\/users\/u1\/merge$/, async ({ request }) => {
        sent.push(await request.json());
        return refusal(409, 'Someone is working on one of these bookings right now.', 'in_progress');
      }),
    ],
  });
  await press('Review');
  await shows('Choose an account');
  await fill('Account to close', 'Riley');
  await until(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1));
  document.querySelector<HTMLElement>('[role=option]')!.click();
  await press('Review');
  await shows('Enter a reason for the merge');
  await fill('Reason', ' Signed up twice ');
  await press('Review');
  await shows('Both accounts are on the same trip, so each has a spot. Cancel one of them first.');
  await press('Change');
  await press('Review');
  await shows('Riley Park · riley@home.example');
  await shows('2 bookings, 1 trip credit');
  await shows('1 saved card');
  await press('Merge accounts');
  await shows('Someone is working on one of these bookings right now.');
  expect(sent).toEqual([
    { otherId: 'u2' },
    { otherId: 'u2' },
    { otherId: 'u2', reason: 'Signed up twice', version: 3, otherVersion: 7 },
  ]);
});
