import type { Itinerary } from '@caravan/sdk';
import { control, fill, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { ItineraryPage } from './ItineraryPage.tsx';

const itinerary = {
  id: 'i1',
  version: 9,
  name: 'Crater lakes',
  status: 'in review',
  destination: 'Azores',
  country: 'Portugal',
  currency: 'USD',
  lengthInDays: 3,
  minimumSpots: 4,
  maximumSpots: 12,
  tripSummary: 'Walk from lake to lake.',
  packages: [],
  categories: [],
  liveVersion: 6,
  servicesByDay: [
    { day: 1, services: [{ id: 's1', type: 'info', title: 'Arrival by the sea', description: 'We meet.' }] },
  ],
  reviewComments: [{ field: 'operatorCode', text: 'Give it a code.' }],
  availableActions: [
    { action: 'approve', to: 'complete', enabled: true },
    { action: 'sendBack', to: 'incomplete', enabled: true },
  ],
} as unknown as Itinerary;

it('comments are written at fields and services, and go back with the itinerary', async () => {
  const sent: unknown[] = [];
  const page = (tab: 'details' | 'days') =>
    show(<ItineraryPage id="i1" tab={tab} onTab={() => undefined} />, {
      person: { group: 'admin' },
      answers: [
        http.get('*/api/admin/itineraries/i1', () => ok(itinerary)),
        http.get('*/api/me/itineraries/i1/versions/6/difference', () =>
          ok({
            from: 6,
            to: 9,
            fields: [{ field: 'name', before: '"Lakes"', after: '"Crater lakes"' }],
            services: [],
          }),
        ),
        http.post('*/api/admin/itineraries/i1', async ({ request }) => {
          sent.push(await request.json());
          return ok({ ...itinerary, version: 10, status: 'incomplete', availableActions: [] });
        }),
      ],
    });
  const comment = async (label: string, text: string) => {
    await press(label);
    await fill('What needs to change', text);
    await press('Keep comment');
  };
  page('details');
  // Shows the previous comments, and the changes since the live version.
  await shows('Give it a code.');
  await shows('Changes since it was last live');
  await shows('Lakes');
  await comment('Comment on Summary', 'Say where lunch is.');
  await shows('Say where lunch is.');
  await press('Edit the comment on Operator code');
  await press('Remove comment');
  await until(() => expect(isShown('Give it a code.')).toBe(false));
  await until(() => expect(sessionStorage.getItem('review.i1.9')).toContain('lunch'));
  await comment('Comment on Length', 'Why three days?');
  await press('Request changes');
  await shows('With 2 comments at their fields and services.');
  await press('Request changes');
  await until(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    version: 9,
    status: 'incomplete',
    reviewComments: [
      { field: 'tripSummary', text: 'Say where lunch is.' },
      { field: 'lengthInDays', text: 'Why three days?' },
    ],
  });
  await shows('Changes requested');
  expect(sessionStorage.getItem('review.i1.9')).toBeNull();

  // Admins with edit rights use the operator's forms (O-156).
  await press('More actions');
  await until(() =>
    expect(control('[role=menuitem]', 'Edit in the operator portal')?.getAttribute('href')).toBe(
      '/app/operator/itineraries/i1/review-details',
    ),
  );

  page('days');
  await comment('Comment on Arrival by the sea', 'At which gate?');
  await shows('At which gate?');
  expect(control('button', 'Edit the comment on Arrival by the sea')).toBeDefined();
});
