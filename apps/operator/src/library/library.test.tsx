import type { Service } from '@caravan/sdk';
import { fill, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { DayPlanner } from '@caravan/ui/DayPlanner';
import { LibraryDialog } from './LibraryDialog.tsx';
import LibraryPanel from './LibraryPanel.tsx';

const kept = ['Lunch', 'Rafting', 'Sauna', 'Museum'].map((name) => ({
  id: name,
  type: 'activity',
  name,
  description: `${name} by the lake`,
}));

it('the library shows three, then three more, and finds by words (O-036, O-188, O-237)', async () => {
  const asked: string[] = [];
  const added: Service[] = [];
  show(
    <LibraryDialog
      day={{ day: 2, services: [] }}
      currency="USD"
      onAdd={(service) => added.push(service)}
      onClose={() => undefined}
    />,
    {
      answers: [
        http.get('*/api/me/service-library', ({ request }) => {
          const { searchParams } = new URL(request.url);
          asked.push(searchParams.toString());
          const found = kept.filter(({ name }) => name.includes(searchParams.get('q') ?? ''));
          return ok({ items: found.slice(0, Number(searchParams.get('limit'))), total: found.length });
        }),
        http.delete('*/api/me/service-library/Rafting', () => ok({ ok: true })),
      ],
    },
  );
  await shows('3 of 4');
  expect(isShown('Museum by the lake')).toBe(false);
  await press('Show more');
  await shows('Museum by the lake');
  await fill('Search your library', 'Raft');
  await shows('1 of 1');
  expect(asked.at(-1)).toContain('q=Raft');
  await press('Add Rafting');
  expect(added.map(({ name }) => name)).toEqual(['Rafting']);
  await press('Remove Rafting from the library');
  await shows('Removed from your library.');
  await until(() => expect(asked.length).toBeGreaterThan(3));
});

it('the panel next to the days adds to the day in view, or where a service is dropped (O-036)', async () => {
  const added: unknown[] = [];
  show(
    <DayPlanner
      label="Days"
      days={[{ id: '1', label: 'Day 1', items: [{ id: 's1', title: 'Arrival' }] }]}
      onMove={() => undefined}
      shelf={<LibraryPanel onAdd={({ name }, place) => added.push([name, place])} />}
    />,
    { answers: [http.get('*/api/me/service-library', () => ok({ items: kept.slice(0, 3), total: 4 }))] },
  );
  await press('Add Sauna Activity');
  expect(added).toEqual([['Sauna', { day: '1', index: 1 }]]);
});
