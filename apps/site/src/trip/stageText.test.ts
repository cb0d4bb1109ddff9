import { expect, it } from 'vitest';
import { stageText } from './stageText.ts';

it('lets a confirmed trip speak for itself', () => {
  const trip = { stage: 'confirmed', statusText: 'The trip is officially happening!' };
  expect(stageText(trip)).toBe('The trip is officially happening!');
  expect(stageText({ ...trip, stage: 'sold_out' })).toBe('All spots are taken.');
  expect(stageText({ ...trip, stage: 'live' })).toBeUndefined();
});
