import type { DayChange } from '@caravan/sdk';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ok, press, refusal, show, shows } from '../screenTest/screenTest.tsx';
import { DayNews } from './DayNews.tsx';

const day: DayChange = {
  day: 3,
  date: '2027-05-12',
  revision: 7,
  changedAt: '2027-04-20T09:00:00Z',
  changes: [
    {
      kind: 'changed',
      type: 'activity',
      name: 'Rafting',
      field: 'startTime',
      before: '08:15',
      after: '09:30',
    },
    { kind: 'removed', type: 'meal', name: '' },
    { kind: 'moved', type: 'activity', name: 'Castle walk', field: 'day', before: '3', after: '4' },
  ],
};

it('a traveler reads what changed on a day in words, and acknowledges it', async () => {
  let days = [day];
  const sent: unknown[] = [];
  show(<DayNews tripId="t1" />, {
    answers: [
      http.get('*/api/me/trips/t1/day-changes', () => ok({ days })),
      http.post('*/api/me/trips/t1/day-changes/3/acknowledge', async ({ request }) => {
        sent.push(await request.json());
        days = [];
        return ok({ days });
      }),
    ],
  });
  await shows('Rafting starts at 9:30 AM instead of 8:15 AM.');
  await shows('Meal was removed.');
  await shows('Castle walk moved from day 3 to day 4.');
  await press('Got it');
  await shows('Thanks for letting us know');
  expect(sent).toEqual([{ revision: 7 }]);
});

it('those who run the trip read how many travelers have seen it', async () => {
  show(<DayNews tripId="t1" />, {
    answers: [http.get('*/day-changes', () => ok({ days: [{ ...day, seen: 9, travelers: 12 }] }))],
  });
  await shows('Seen by 9 of 12 travelers');
  expect(document.body.textContent).not.toContain('Got it');
});

it('where the news cannot be read the page says so, and asks again', async () => {
  let down = true;
  show(<DayNews tripId="t1" />, {
    answers: [http.get('*/day-changes', () => (down ? refusal(409, 'Not now') : ok({ days: [day] })))],
  });
  await shows('We couldn’t check whether anything changed.');
  down = false;
  await press('Try again');
  await shows('Rafting starts at 9:30 AM instead of 8:15 AM.');
});
