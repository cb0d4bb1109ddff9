import type { InventoryItem } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { dateWarning } from './inventory/item.ts';
import { words as inventory } from './inventory/messages.ts';
import { limits } from './itineraries/details.ts';
import { detailWords, words as itineraries } from './itineraries/messages.ts';
import { newService } from './services/rules.ts';
import { words as services } from './services/messages.ts';
import { pricingWords, reviewWords } from './trips/messages.ts';
import { fewestSpots } from './trips/review.ts';

it('words of the specification', () => {
  for (const [ours, theirs] of [
    // O-015
    [itineraries.welcome, 'Welcome! Just click on Add New Itinerary to start the process!'],
    // O-120, O-198 to O-202
    [inventory.sameDate, 'You already have a departure available on this date'],
    [inventory.deleteFailed, 'Cannot delete inventory item'],
    [inventory.savedTitle, 'Itinerary Saved'],
    [inventory.done('updated'), 'The inventory item has been updated'],
    [inventory.done('deleted'), 'The inventory item has been deleted'],
    [inventory.unknown, 'There was an error processing your request'],
    // O-206, O-208, O-211
    [detailWords.error('x'), 'Error - x'],
    [detailWords.failed, 'Something went wrong'],
    [reviewWords.error('x'), 'Error - x'],
    [reviewWords.failed, 'Something went wrong'],
    [services.error('x'), 'Error - x'],
    [inventory.error, 'Error'],
    // O-146, O-210
    [reviewWords.rangeTitle, 'Invalid Spots Range'],
    [reviewWords.range, 'Minimum spots cannot be greater than maximum spots'],
    // O-214
    [pricingWords.spotsSaved, 'Single Supplement total spots updated successfully.'],
    [
      pricingWords.spotsFailed,
      'There was an error updating the Single Supplement total spots. Please try again.',
    ],
  ]) {
    expect(ours).toBe(theirs);
  }
});

it('constants of the specification', () => {
  // O-137, O-222, O-230, O-236
  expect(limits).toMatchObject({ photos: 10, summary: 100 });
  expect(fewestSpots).toBe(2);
  // O-223, O-224
  expect(newService('activity', 1).lengthMinutes).toBe(60);
  expect(newService('transfer', 1).lengthMinutes).toBe(60);
  expect(newService('accommodation', 1)).toMatchObject({ starRating: 3, numberOfNights: 1 });
  expect(newService('workshopSpace', 1).hoursAvailable).toBe(1);
});

it('warnings about a date', () => {
  const other = {
    startDate: '2027-05-01',
    packageLevel: 'standard',
    quantityPending: 1,
    quantityConfirmed: 0,
  };
  const others = [other as InventoryItem];
  expect(dateWarning({ startDate: '2027-05-01', packageLevel: 'standard' }, others)).toBe(true);
  expect(dateWarning({ startDate: '2027-05-02', packageLevel: 'standard' }, others)).toBe(false);
});
