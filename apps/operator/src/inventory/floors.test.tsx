import type { InventoryReviewDefaults, Itinerary } from '@caravan/sdk';
import { control, fill, ok, show, until } from '@caravan/shell/screenTest';
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
