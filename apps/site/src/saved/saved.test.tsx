import { control, ok, press, refusal, show, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { SaveTrip } from './SaveTrip.tsx';
import { takeKept } from './kept.ts';
import { VisitorHeart } from './VisitorHeart.tsx';

const trip = { tripPath: 'crater-lakes', name: 'Crater lakes' };
const pressed = () => control('button', 'Save Crater lakes')?.getAttribute('aria-pressed');

it('what a visitor saves stays in the browser until an account takes it', async () => {
  show(<VisitorHeart trip={trip} />);
  await until(() => expect(pressed()).toBe('false'));
  await press('Save Crater lakes', 'button');
  await until(() => expect(pressed()).toBe('true'));
  expect(JSON.parse(localStorage.getItem('caravan.saved') ?? '[]')).toEqual(['crater-lakes']);
  await press('Save Crater lakes', 'button');
  await until(() => expect(pressed()).toBe('false'));
  expect(localStorage.getItem('caravan.saved')).toBeNull();
  await press('Save Crater lakes', 'button');
  expect(takeKept()).toEqual(['crater-lakes']);
  await until(() => expect(pressed()).toBe('false'));
});

it('who is signed in saves in the account', async () => {
  let saved = false;
  show(<SaveTrip trip={trip} />, {
    person: { group: 'traveler', firstName: 'Emma' },
    answers: [
      http.get('*/api/me/saved-trips', () => ok({ items: saved ? [trip] : [] })),
      http.post('*/api/me/saved-trips', async ({ request }) => {
        ({ saved } = (await request.json()) as { saved: boolean });
        return ok({ items: saved ? [trip] : [] });
      }),
    ],
  });
  await until(() => expect(pressed()).toBe('false'));
  await press('Save Crater lakes', 'button');
  await until(() => expect(pressed()).toBe('true'));
  await until(() => expect(saved).toBe(true));
  expect(localStorage.getItem('caravan.saved')).toBeNull();
});

it('what the account does not take stays in the browser', async () => {
  show(<VisitorHeart trip={trip} />);
  await press('Save Crater lakes', 'button');
  let asked = 0;
  show(<SaveTrip trip={trip} />, {
    person: { group: 'traveler', firstName: 'Emma' },
    answers: [
      http.get('*/api/me/saved-trips', () => ok({ items: [] })),
      http.post('*/api/me/saved-trips', () => {
        asked++;
        return refusal(500, 'It broke.', 'internal');
      }),
    ],
  });
  await until(() => expect(asked).toBeGreaterThan(0));
  await until(() =>
    expect(JSON.parse(localStorage.getItem('caravan.saved') ?? '[]')).toEqual(['crater-lakes']),
  );
});
