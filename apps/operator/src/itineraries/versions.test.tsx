import type { Itinerary } from '@caravan/sdk';
import { isShown, ok, press, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { VersionsDrawer } from './VersionsDrawer.tsx';

it('an older version is compared with now and restored', async () => {
  const sent: unknown[] = [];
  const itinerary = { id: 'i1', version: 3 } as Itinerary;
  const versions = [3, 2].map((version) => ({
    version,
    savedAt: '2027-01-02T09:00:00Z',
    action: 'itinerary.update',
    changes: 1,
  }));
  show(<VersionsDrawer itinerary={itinerary} onClose={() => undefined} />, {
    answers: [
      http.get('*/api/me/itineraries/i1/versions', () => ok({ items: versions })),
      http.get('*/api/me/itineraries/i1/versions/2/difference', () =>
        ok({
          from: 2,
          to: 3,
          fields: [
            { field: 'name', before: '"Slow days"', after: '"Slower days"' },
            { field: 'packages', before: '[]', after: '[{"level":"economy"}]' },
          ],
          services: [{ serviceId: 's1', type: 'meal', name: 'Lunch', day: 2, change: 'added', fields: [] }],
        }),
      ),
      http.post('*/api/me/itineraries/i1/versions/2/restore', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...itinerary, version: 4 });
      }),
    ],
  });
  await press('Compare with now');
  await shows('Slower days');
  await shows('Changed');
  expect(isShown('economy')).toBe(false);
  await shows('Day 2 · Lunch');
  await press('Restore');
  await shows('Restore version 2?');
  await press('Restore');
  await shows('Version restored');
  expect(sent).toEqual([{ version: 3 }]);
});
