import { control, fill, ok, press, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import EraseDialog from './EraseDialog.tsx';

const person = { id: 'u1', firstName: 'Riley', lastName: 'Park', email: 'riley@home.example', version: 3 };
const quote = {
  possible: true,
  reasons: [],
  person: { name: 'Riley Park', email: person.email, version: 3 },
  erases: [
    { part: 'tripForms', count: 2 },
    { part: 'emails', count: 1 },
  ],
  keeps: [{ part: 'bookings', count: 1 }],
};

it('a person is erased once the address is typed and what goes and stays is seen', async () => {
  let looked = 0;
  const sent: unknown[] = [];
  show(<EraseDialog user={person as never} onClose={() => undefined} />, {
    answers: [
      http.post(/\/users\/u1\/erase\/calculate/, () =>
        ok(
          looked++ === 0
            ? { ...quote, possible: false, reasons: ['A balance is not settled.'], erases: [], keeps: [] }
            : quote,
        ),
      ),
      http.post(/\/users\/u1\/erase$/, async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...person, erasing: true });
      }),
    ],
  });
  await fill('Type riley@home.example to confirm', 'riley@work.example');
  await press('Review');
  await shows('This is not this person’s email');
  await fill('Type riley@home.example to confirm', 'Riley@home.example');
  await press('Review');
  await shows('Enter a reason for erasing');
  await fill('Reason', ' Asked for by mail ');
  await press('Review');
  await shows('A balance is not settled.');
  expect(control('button', 'Erase Riley Park')).toBeUndefined();
  await press('Change');
  await press('Review');
  await shows('Name, contact details, and profile, 2 trip forms, 1 email');
  await shows('The sealed audit log, 1 booking for the books');
  await press('Erase Riley Park');
  await shows('Erasing started');
  expect(sent).toEqual([{ email: 'Riley@home.example', reason: 'Asked for by mail', version: 3 }]);
});
