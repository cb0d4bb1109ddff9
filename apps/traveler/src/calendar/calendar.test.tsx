import { isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { CalendarMenu } from './CalendarMenu.tsx';
import { Subscribe } from './Subscribe.tsx';

const traveler = { group: 'traveler' as const };

it('downloads the trip for the calendar', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  let asked = '';
  show(<CalendarMenu trip={{ id: 't1', name: 'Crater lakes' }} />, {
    person: traveler,
    answers: [
      http.get('*/api/me/trips/:id/calendar', ({ params }) => {
        asked = String(params['id']);
        return new Response('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar' } });
      }),
    ],
  });
  await press('Add to calendar');
  await shows('Subscribe to all trips');
  await press('Download this trip', '[role=menuitem]');
  await until(() => expect(asked).toBe('t1'));
});

it('makes, replaces, and ends the private address', async () => {
  let number = 0;
  const feed = () =>
    number ? { active: true, url: `https://acme.test/c/${number}.ics` } : { active: false };
  show(<Subscribe onClose={() => {}} />, {
    person: traveler,
    answers: [
      http.get('*/api/me/calendar-feed', () => ok(feed())),
      http.post('*/api/me/calendar-feed', () => {
        number += 1;
        return ok(feed());
      }),
      http.delete('*/api/me/calendar-feed', () => {
        number = 0;
        return ok(feed());
      }),
    ],
  });
  await shows('Create private address');
  await press('Create private address');
  await shows('https://acme.test/c/1.ics');
  expect(document.querySelector('a[href^="webcal:"]')?.getAttribute('href')).toBe(
    'webcal://acme.test/c/1.ics',
  );
  await press('Reset address');
  await shows('Calendars that follow the old address stop getting your trips');
  await press('Reset address', '[role=alertdialog] button');
  await shows('https://acme.test/c/2.ics');
  await press('Stop sharing');
  await until(() => expect(isShown('/c/2.ics')).toBe(false));
  await shows('Create private address');
});

it('says why there is no address, and tries again', async () => {
  let broken = true;
  show(<Subscribe onClose={() => {}} />, {
    person: traveler,
    answers: [
      http.get('*/api/me/calendar-feed', () =>
        broken
          ? refusal(503, 'We’re very busy right now. Try again in a moment.', 'busy')
          : ok({ active: false }),
      ),
    ],
  });
  await shows('very busy right now');
  broken = false;
  await press('Try again');
  await shows('Create private address');
});
