import type { Hold, PublicTrip } from '@caravan/sdk';
import { ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { type Checkout, CheckoutContext } from './CheckoutContext.ts';
import { currentDraft, emptyPerson, updateDraft } from './draft.ts';
import { selectionOf, toHoldInput } from './selection.ts';
import { TravelersStep } from './TravelersStep.tsx';
import { useResume } from './useResume.ts';

const trip = {
  id: 't1',
  tripPath: 'lakes',
  name: 'Lakes',
  roomTypes: [],
  spotsLeft: 9,
} as unknown as PublicTrip;
const rooms = [{ roomType: 'double', travelers: [0, 1] }] as const;
const activities = [{ serviceId: 's1', travelers: [1] }];
const hold = {
  id: 'h1',
  state: 'expired',
  spots: 2,
  rooms,
  activities,
  expiresAt: '2027-01-01T00:00:00Z',
} as unknown as Hold;

const Link = ({ link }: { link: string }) => <p>It is {useResume('lakes', link)}</p>;

it('a link from an email brings the choices to this device, and they are held as they were', async () => {
  let secret: string | null = null;
  show(<Link link="h1.secret" />, {
    answers: [
      http.get('*/public/holds/h1', ({ request }) => {
        secret = request.headers.get('X-Hold-Token');
        return ok(hold);
      }),
    ],
  });
  await shows('It is none');
  expect(secret).toBe('secret');
  expect(currentDraft('lakes').hold).toMatchObject({ id: 'h1', token: 'secret' });
  expect(toHoldInput(currentDraft('lakes').selection, trip)).toEqual({ spots: 2, rooms, activities });
});

it('a reload keeps what was chosen and held since', async () => {
  const anew = { id: 'h9', token: 'newer', expiresAt: '2027-01-02T00:00:00Z' };
  updateDraft('lakes', { takenUp: 'h1.secret', hold: anew });
  show(<Link link="h1.secret" />, {
    answers: [http.get('*/public/holds/h1', () => refusal(500, 'It is not asked for again.', 'internal'))],
  });
  await shows('It is none');
  expect(currentDraft('lakes').hold).toEqual(anew);
});

it('a dead link says so', async () => {
  show(<Link link="h2.wrong" />, {
    answers: [
      http.get('*/public/holds/h2', () => refusal(404, 'This hold could not be found.', 'not_found')),
    ],
  });
  await shows('It is dead');
});

it('distinguishes private rooms for everyone from a party of one', () => {
  const single = { roomType: 'single' as const };
  expect(
    selectionOf({
      ...hold,
      rooms: [
        { ...single, travelers: [0] },
        { ...single, travelers: [1] },
      ],
    }).privateRooms,
  ).toBe(true);
  expect(selectionOf({ ...hold, spots: 1, rooms: [{ ...single, travelers: [0] }] }).privateRooms).toBe(false);
});

it('only who agrees is written to', async () => {
  const asked: unknown[] = [];
  const person = { ...emptyPerson, firstName: 'Ada', email: 'ada@example.com' };
  updateDraft('lakes', {
    people: [person],
    hold: { id: 'h1', token: 'secret', expiresAt: '2027-01-01T00:00:00Z' },
  });
  const checkout = { trip, draft: currentDraft('lakes'), hold: { ...hold, spots: 1 } } as unknown as Checkout;
  show(
    <CheckoutContext.Provider value={checkout}>
      <TravelersStep />
    </CheckoutContext.Provider>,
    {
      route: '/',
      answers: [
        http.post('*/public/holds/h1/reminder', async ({ request }) => {
          asked.push(await request.json());
          return ok({ ok: true });
        }),
      ],
    },
  );
  await shows('email me one link');
  expect(asked).toEqual([]);
  await press('email me one link', 'input[type=checkbox]');
  await until(() => expect(asked).toEqual([{ email: 'ada@example.com', firstName: 'Ada' }]));
});
