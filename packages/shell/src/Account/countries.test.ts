import { expect, it } from 'vitest';
import { countriesByName } from './countries.ts';

it('offers countries by their English names, in the reader’s language, none of them blank (O-246)', () => {
  const options = countriesByName('en-US', 'Caledonia');
  expect(options).toContainEqual({ id: 'Portugal', label: 'Portugal' });
  expect(options).toContainEqual({ id: 'Caledonia', label: 'Caledonia' });
  expect(options.every(({ label }) => label.trim() !== '')).toBe(true);
  expect(countriesByName('de-DE')).toContainEqual({ id: 'Italy', label: 'Italien' });
});

it('keeps the spelling that an itinerary has, once', () => {
  const turkeys = countriesByName('de-DE', 'Turkey').filter(({ label }) => label === 'Türkei');
  expect(turkeys).toEqual([{ id: 'Turkey', label: 'Türkei' }]);
});
