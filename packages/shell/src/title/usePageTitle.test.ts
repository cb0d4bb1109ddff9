import { expect, it } from 'vitest';
import { titleOf } from './useTitle.ts';

it('says the page, what it is about and the portal (H-059)', () => {
  expect(titleOf('Caravan - Host Portal')).toBe('Caravan - Host Portal');
  expect(titleOf('Caravan - Host Portal', 'Trips')).toBe('Trips · Caravan - Host Portal');
  expect(titleOf('Caravan - Host Portal', 'Pricing', 'Tuscany')).toBe(
    'Pricing · Tuscany · Caravan - Host Portal',
  );
  expect(titleOf('Caravan - Host Portal', 'Explore', 'Explore')).toBe('Explore · Caravan - Host Portal');
});
