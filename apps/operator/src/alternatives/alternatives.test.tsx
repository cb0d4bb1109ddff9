import type { AccommodationPlan, Service } from '@caravan/sdk';
import { control, fill, isShown, ok, press, refusal, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { AlternativesDrawer } from './AlternativesDrawer.tsx';
import { batchOf, departuresOf } from './choices.ts';

const date = (inventoryItemId: string, startDate: string, state: 'assigned' | 'unselected' | 'disabled') => ({
  inventoryItemId,
  startDate,
  packageLevel: 'standard' as const,
  state,
  assigned: state === 'assigned',
  reserved: state === 'disabled',
  version: 4,
});
const plan: AccommodationPlan = {
  version: 7,
  periods: [
    {
      serviceId: 's1',
      firstDay: 1,
      lastDay: 2,
      accommodations: [
        {
          id: 's1',
          name: 'Harbor Inn',
          isDefault: true,
          dates: [
            date('d1', '2027-05-01', 'assigned'),
            date('d2', '2027-06-01', 'unselected'),
            { ...date('d3', '2027-07-01', 'disabled'), assigned: true },
          ],
        },
        {
          id: 'a1',
          name: 'Old Mill',
          isDefault: false,
          dates: [
            date('d1', '2027-05-01', 'unselected'),
            date('d2', '2027-06-01', 'assigned'),
            date('d3', '2027-07-01', 'disabled'),
          ],
        },
      ],
    },
    {
      serviceId: 's2',
      firstDay: 3,
      lastDay: 3,
      accommodations: [
        { id: 's2', name: 'Lodge', isDefault: true, dates: [date('d2', '2027-06-01', 'assigned')] },
        { id: 'a2', name: 'Tents', isDefault: false, dates: [date('d1', '2027-05-01', 'assigned')] },
      ],
    },
  ],
};
const [period] = plan.periods;
const service = {
  id: 's1',
  type: 'accommodation',
  name: 'Harbor Inn',
  numberOfNights: 2,
  alternatives: [{ id: 'a1', name: 'Old Mill' }],
} as Service;

it('a departure keeps what it has on other days, and a reserved one stays (O-104, O-105, O-189)', () => {
  expect(departuresOf(period!).map((d) => [d.id, d.accommodationId, d.isReserved])).toEqual([
    ['d1', 's1', false],
    ['d2', 'a1', false],
    ['d3', 's1', true],
  ]);
  expect(batchOf(plan, period!, { d1: 'a1', d2: 'a1' })).toEqual([
    { inventoryItemId: 'd1', change: { version: 4, accommodationSelections: ['a1', 'a2'] } },
  ]);
  // The default needs no selection.
  expect(batchOf(plan, period!, { d2: 's1' })[0]!.change.accommodationSelections).toEqual([]);
});

const open = (...answers: Parameters<typeof http.post>[1][]) =>
  show(<AlternativesDrawer itineraryId="i1" service={service} currency="USD" onClose={() => undefined} />, {
    answers: [
      http.get('*/api/me/itineraries/i1/accommodations', () => ok(plan)),
      ...answers.map((answer) => http.all('*/api/me/itineraries/i1/services/*', answer)),
    ],
  });

it('an alternative needs all its fields, and is created (O-107, O-145, O-203)', async () => {
  const sent: unknown[] = [];
  open(async ({ request }) => {
    sent.push(await request.json());
    return refusal(500, 'Anything', 'internal');
  });
  await press('Create Alternative');
  await press('Save');
  for (const field of ['Name', 'Accommodation type', 'Occupancy', 'Star rating', 'Description'])
    await shows(`${field} is required`);
  expect(sent).toEqual([]);
});

it('deleting an alternative warns about the dates that are reset, and says when it fails (O-203, O-204)', async () => {
  let answer = () => refusal(500, 'Anything', 'internal');
  open(() => answer());
  await press('Actions for Old Mill');
  await press('Delete', '[role=menuitem]');
  await shows('1 departure uses it. Related inventory dates reset to the default accommodation.');
  await press('Delete');
  await shows('Error deleting alternative');
  answer = () => ok({ version: 8, resetDates: ['2027-06-01'] });
  await press('Actions for Old Mill');
  await press('Make it the default', '[role=menuitem]');
  await shows('Harbor Inn becomes an alternative.');
  await press('Make it the default');
  await shows('Accommodations swapped');
});

it('a name that is typed stays while the others are missing', async () => {
  open();
  await press('Create Alternative');
  await fill('Name', 'Hill house');
  await press('Save');
  await shows('Occupancy is required');
  await until(() => expect(control<HTMLInputElement>('input', 'Name')?.value).toBe('Hill house'));
});

const whole = {
  ...service,
  alternatives: [
    {
      id: 'a1',
      name: 'Old Mill',
      accommodationType: 'Inn',
      occupancy: 'double',
      starRating: 3,
      description: 'By the stream.',
      addressLocation: { name: 'Cascais', placeId: 'pt-cascais' },
    },
  ],
} as Service;
const drawer = (...answers: Parameters<typeof answering>) =>
  show(<AlternativesDrawer itineraryId="i1" service={whole} currency="USD" onClose={() => undefined} />, {
    answers: [http.get('*/api/me/itineraries/i1/accommodations', () => ok(plan)), answering(...answers)],
  });
const answering = (path: string, answer: (sent: unknown) => Response) =>
  http.all(path, async ({ request }) => answer(await request.json()));

it('an alternative that is not saved says so, and keeps what was typed until it is (O-203)', async () => {
  const sent: unknown[] = [];
  let fails = true;
  drawer('*/api/me/itineraries/i1/services/*', (body) => {
    sent.push(body);
    return fails ? refusal(500, 'Anything', 'internal') : ok({ ...whole.alternatives![0], version: 8 });
  });
  await press('Actions for Old Mill');
  await press('Edit', '[role=menuitem]');
  await fill('Name', 'New Mill');
  await press('Save');
  await shows('Error updating alternative');
  expect(control<HTMLInputElement>('input', 'Name')!.value).toBe('New Mill');
  fails = false;
  await press('Save');
  await shows('Alternative updated');
  expect(sent.at(-1)).toMatchObject({
    version: 7,
    name: 'New Mill',
    addressLocation: { name: 'Cascais', placeId: 'pt-cascais' },
  });

  fails = true;
  await press('Create Alternative');
  await fill('Name', 'Hill house');
  await fill('Accommodation type', 'Guesthouse');
  await press('Occupancy');
  await press('Double', '[role=option]');
  await press('Star rating');
  await press('3 stars', '[role=option]');
  await fill('Description', 'Six rooms above the hydrangeas.');
  await press('Save');
  await shows('Error creating alternative');
  fails = false;
  await press('Save');
  await shows('Alternative created');
});

it('a departure that is refused stays chosen, with its reason and their number (O-104, O-212, O-240)', async () => {
  const sent: unknown[] = [];
  let saved = false;
  drawer('*/api/me/itineraries/i1/inventory/batch', (body) => {
    sent.push(body);
    const result = saved ? { saved } : { saved, error: 'Somebody else changed it.' };
    return ok({
      saved: saved ? 1 : 0,
      failed: saved ? 0 : 1,
      results: [{ inventoryItemId: 'd1', ...result }],
    });
  });
  await press('May 01, 2027');
  await press('Old Mill', '[role=option]');
  await press('Save inventory');
  await shows('Some changes failed to save (1)');
  await shows('Somebody else changed it.');
  await shows('1 change');
  saved = true;
  await press('Save inventory');
  await shows('Inventory updated');
  await shows('All changes have been saved successfully.');
  expect(isShown('Somebody else changed it.')).toBe(false);
  expect(sent).toHaveLength(2);
});
