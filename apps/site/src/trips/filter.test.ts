import { expect, it } from 'vitest';
import { paramsOf, searchOf } from './filter.ts';

it('an address narrows the list by what it names, and by nothing else', () => {
  const search = searchOf({
    q: 'Lisbon',
    month: '2027-13',
    days: 7,
    maxPriceMinor: '250000',
    host: 'nobody',
    sort: 'backwards',
    utm_source: 'mail',
  });
  expect(search).toEqual({ q: 'Lisbon', days: '7', maxPriceMinor: '250000' });
  expect(paramsOf(search)).toEqual({ q: 'Lisbon', days: 7, maxPriceMinor: 250000 });
});
