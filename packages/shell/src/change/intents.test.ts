import { expect, it } from 'vitest';
import { createIntents } from './intents.ts';

const counted = () => {
  let made = 0;
  return createIntents(() => `key ${(made += 1)}`);
};

it('keeps the key until the change is done, whatever is corrected on the way', () => {
  const intents = counted();
  expect(intents.keyOf(['booking', { amountMinor: 500 }])).toBe('key 1');
  expect(intents.keyOf(['booking', { amountMinor: 600 }])).toBe('key 1');
  intents.done(['booking', { amountMinor: 600 }]);
  expect(intents.keyOf(['booking', { amountMinor: 500 }])).toBe('key 2');
});

it('gives another object a key of its own', () => {
  const intents = counted();
  expect(intents.keyOf(['first'])).toBe('key 1');
  expect(intents.keyOf(['second'])).toBe('key 2');
  expect(intents.keyOf(['first'])).toBe('key 1');
});

it('forgets', () => {
  const intents = counted();
  expect(intents.keyOf([])).toBe('key 1');
  intents.forget();
  expect(intents.keyOf([])).toBe('key 2');
});
