import type { InventoryReviewDefaults, Itinerary } from '@caravan/sdk';
import { control, fill, ok, press, show, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { SpotsForm } from './SpotsForm.tsx';

it('the spots of an itinerary go no lower than one (O-126)', async () => {
  const itinerary = {
    id: 'i1',
    version: 1,
    status: 'incomplete',
    operatorGroup: 'notSubmitted',
    currency: 'USD',
    minimumSpots: 4,
    maximumSpots: 8,
  };
  const defaults = { minimumSpots: 1, maximumSpots: 2, smallestSpots: 1, termsAccepted: true };
  show(
    <SpotsForm
      itinerary={itinerary as unknown as Itinerary}
      defaults={defaults as unknown as InventoryReviewDefaults}
    />,
    { answers: [http.get('*/api/me/itineraries/i1/inventory', () => ok({ items: [], years: [] }))] },
  );
  for (const name of ['Minimum spots', 'Maximum spots']) {
    await fill(name, '0');
    await until(() => expect(control<HTMLInputElement>('input', name)!.value).toBe('1'));
  }
});

const bare = {
  id: 'i1',
  version: 1,
  status: 'incomplete',
  operatorGroup: 'notSubmitted',
  currency: 'USD',
  minimumSpots: 4,
  maximumSpots: 8,
  packages: [],
  servicesByDay: [],
} as unknown as Itinerary;
const starts = {
  minimumSpots: 1,
  maximumSpots: 2,
  smallestSpots: 1,
  termsAndConditions: true,
} as unknown as InventoryReviewDefaults;
const spots = (items: object[], sent: unknown[] = []) =>
  show(<SpotsForm itinerary={bare} defaults={starts} />, {
    at: '/itineraries/i1/review-pricing',
    others: ['/itineraries/$id/success'],
    answers: [
      http.get('*/api/me/itineraries/i1/inventory', () => ok({ items, years: [] })),
      http.get('*/api/metadata/currencies', () =>
        ok({
          items: [
            { id: 'USD', name: 'US Dollar', code: 'USD' },
            { id: 'EUR', name: 'Euro', code: 'EUR' },
          ],
        }),
      ),
      http.all('*/api/me/itineraries/i1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...bare, version: 2, currency: 'EUR' });
      }),
    ],
  });

it('the currency is chosen until something has a price in it (O-055, O-178, O-195)', async () => {
  const sent: unknown[] = [];
  spots([], sent);
  await until(() => expect(control('button', 'US Dollar')).toBeDefined());
  await press('Currency');
  await press('Euro', '[role=option]');
  await press('Submit for approval');
  await until(() => expect(sent).toMatchObject([{ currency: 'EUR', status: 'in review' }]));
  spots([{ id: 'd1', costSchedule: [] }]);
  await until(() => expect(control<HTMLButtonElement>('button', 'Currency')?.disabled).toBe(true));
});
