import { control, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { Research } from '../audience/Research.tsx';
import { Dashboard } from './Dashboard.tsx';

const host = {
  id: 'h1',
  displayName: 'Ines Duarte',
  firstName: 'Ines',
  level: 1,
  qualified: true,
  status: 'ready',
};
const me = http.get('*/api/me/host/user', () => ok(host));
const graph = (...labels: string[]) => labels.map((label) => ({ label, amount: 3 }));
const metrics = (responses: number) => ({
  responses,
  graphs: {
    popularDestinations: graph('Azores'),
    budget: graph('$2,000'),
    age: graph('25–34'),
    timeOfYear: graph('january', 'september'),
    gender: graph('female'),
  },
});
const audience = (responses: number, list: number) =>
  http.get('*/api/me/audience', () =>
    ok({
      allResponses: metrics(responses),
      qualifiedResponses: metrics(responses),
      marketingListSize: list,
      unlockAt: 100,
    }),
  );

it('the list of trips is 788 px high at most, and dates 76 px on phones, 60 px on desktops (H-631, H-632)', async () => {
  show(<Dashboard />, {
    answers: [
      me,
      http.get('*/api/me/host/h1/next', () => ok({ items: [] })),
      http.get('*/api/me/host/h1/home-trips', () =>
        ok({
          upcoming: [
            {
              model: 'trip',
              steps: [],
              trip: {
                id: 't1',
                name: 'Salt roads',
                status: 'live',
                hero: { url: '/h.svg' },
                startDate: '2027-05-10',
                endDate: '2027-05-12',
                photos: [],
              },
            },
          ],
          past: [],
          cancelled: [],
        }),
      ),
      http.get('*/api/me/host/h1/important-dates', () =>
        ok({ items: [{ key: 'start', date: '2027-05-10', label: 'Trip starts' }] }),
      ),
    ],
  });
  await shows('Salt roads');
  const list = [...document.querySelectorAll('ul')].find((ul) => ul.textContent.includes('Salt roads'));
  expect(list?.className).toContain('max-h-[788px]');
  await shows('Trip starts');
  const card = [...document.querySelectorAll('li')].find((li) => li.textContent.includes('Trip starts'));
  // 4.75rem is 76 px; 15 steps of a quarter rem are 60 px.
  expect(card?.className).toContain('h-[4.75rem]');
  expect(card?.className).toContain('sm:h-15');
});

it('times of the year are cut to three letters (H-616)', async () => {
  show(<Research />, { answers: [me, audience(20, 0)] });
  await shows('Time of year');
  await until(() => expect(document.body.textContent).toMatch(/Jan\d|Jan[^u]/));
  expect(document.body.textContent).not.toMatch(/January|September/);
});

it('an empty audience cannot be exported, and the button says why (H-431)', async () => {
  show(<Research />, { answers: [me, audience(0, 0)] });
  await until(() =>
    expect(control('button', 'Export audience data')?.getAttribute('aria-disabled')).toBe('true'),
  );
  await press('Export audience data');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

it('the audience is exported with or without its answers, and a failure offers to try again (H-507, H-578)', async () => {
  const sent: string[] = [];
  show(<Research />, {
    answers: [
      me,
      audience(20, 4),
      http.post('*/api/me/audience/export', ({ request }) => {
        sent.push(new URL(request.url).search);
        return Response.json({ success: false, code: 'internal', error: 'It broke.' }, { status: 500 });
      }),
    ],
  });
  await press('Export audience data');
  await press('Include survey answers', 'input');
  await press('Export', '[role=dialog] footer button, [role=dialog] button');
  await shows('Oops! We encountered an error while exporting your data');
  await press('Try Again');
  await until(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toContain('extended=true');
  expect(control('button', 'Cancel')).toBeDefined();
});
