import { expect, test } from 'vitest';
import { stageOf } from './stage.ts';

test('no place left wins over live, an ended trip stays ended', () => {
  expect(stageOf({ stage: 'live', soldOut: true })).toBe('sold_out');
  expect(stageOf({ stage: 'live', soldOut: false })).toBe('live');
  expect(stageOf({ stage: 'cancelled', soldOut: true })).toBe('cancelled');
  expect(stageOf({ stage: 'closed', soldOut: true })).toBe('closed');
});
