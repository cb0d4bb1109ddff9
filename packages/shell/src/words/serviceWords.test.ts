import { expect, it } from 'vitest';
import { duration, isOptional, serviceFacts, serviceTitle } from './serviceWords.ts';

it('names an entry by what is known of it', () => {
  expect(serviceTitle({ type: 'accommodation', name: 'Casa Azul', orSimilar: true })).toBe(
    'Casa Azul or similar',
  );
  expect(serviceTitle({ type: 'meal', mealType: 'Breakfast' })).toBe('Breakfast');
  expect(serviceTitle({ type: 'transfer', fromCity: 'Lima', toCity: 'Cusco' })).toBe('Lima – Cusco');
  expect(serviceTitle({ type: 'airportTransfer' })).toBe('Airport transfer');
});

it('lists the facts in reading order', () => {
  expect(
    serviceFacts({ type: 'accommodation', accommodationType: 'Lodge', starRating: 4, numberOfNights: 2 }),
  ).toEqual(['Lodge', '4 stars', '2 nights']);
  expect(duration(90)).toBe('1 hour 30 min');
});

it('knows what is optional', () => {
  expect(isOptional({ type: 'activity', includedActivity: false })).toBe(true);
  expect(isOptional({ type: 'activity', includedActivity: true })).toBe(false);
  expect(isOptional({ type: 'meal' })).toBe(false);
});
