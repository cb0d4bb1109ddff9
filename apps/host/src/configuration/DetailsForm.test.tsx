import type { Trip } from '@caravan/sdk';
import { fill, isShown, ok, press, refusal, show, shows } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { DetailsForm } from './DetailsForm.tsx';

const trip = {
  id: 't1',
  version: 1,
  name: 'Crater lakes',
  tripSummary: 'Lakes.',
  categories: ['food'],
  editable: ['name', 'tripSummary', 'categories'],
} as unknown as Trip;

const answers = [
  http.get('*/api/me/categories', () => ok({ items: [{ _id: 'food', name: 'Food' }] })),
  http.all('*/api/me/trips/t1', () => refusal(409, 'The trip has changed meanwhile.')),
];

it('a trip with categories keeps one at least (H-379)', async () => {
  show(<DetailsForm trip={trip} />, { answers });
  await press('Remove Food');
  await press('Save');
  await shows('Categories are required');
  show(<DetailsForm trip={{ ...trip, categories: [] }} />, { answers });
  await fill('Trip name', 'Lakes and hills');
  await press('Save');
  await shows('There was an error saving the trip details, please try again.');
  expect(isShown('Categories are required')).toBe(false);
});

it('details that cannot be saved say so (H-585)', async () => {
  show(<DetailsForm trip={trip} />, { answers });
  await fill('Trip name', 'Lakes and hills');
  await press('Save');
  await shows('There was an error saving the trip details, please try again.');
  await shows('The trip has changed meanwhile.');
});
