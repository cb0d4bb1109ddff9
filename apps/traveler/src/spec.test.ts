import { expect, it } from 'vitest';
import { words as print } from '@caravan/shell/printWords';
import { formatDate } from '@caravan/shell/format';
import { words as overview } from './overview/messages.ts';
import { words as preparation } from './preparation/messages.ts';
import { words as tripForm } from '@caravan/shell/tripFormWords';

it('words of the specification', () => {
  for (const [ours, theirs] of [
    // T-036
    [
      overview.insurance,
      'Insurance required for this trip. You will need to purchase insurance from a third party to go on this trip.',
    ],
    // T-038, T-246
    [print.failed, 'Something went wrong printing your itinerary. Please try again.'],
    // T-053
    [preparation.none, 'No preparation file specified'],
    // T-159, T-277
    [tripForm.required, 'Required'],
    [tripForm.saved, 'Your changes have been saved!'],
  ]) {
    expect(ours).toBe(theirs);
  }
});

it('due dates are written out', () => {
  expect(formatDate('2027-01-05', 'MMMM DD, YYYY')).toBe('January 05, 2027');
});
