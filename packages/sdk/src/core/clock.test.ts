import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarketplaceClock } from './clock.ts';

const real = Date.parse('2027-01-01T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: real });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the machine’s until the marketplace said its own, and then runs beside it', () => {
  const clock = new MarketplaceClock();
  clock.hear(null);
  expect(clock.now()).toBe(real);
  clock.hear('2027-06-01T10:00:00.5Z');
  vi.advanceTimersByTime(60_000);
  expect(new Date(clock.now()).toISOString()).toBe('2027-06-01T10:01:00.500Z');
  clock.hear('yesterday');
  expect(new Date(clock.now()).toISOString()).toBe('2027-06-01T10:01:00.500Z');
});

it('stops where the marketplace’s clock stops', () => {
  const clock = new MarketplaceClock();
  clock.hear('2027-06-01T10:00:00Z; frozen');
  vi.advanceTimersByTime(60_000);
  expect(new Date(clock.now()).toISOString()).toBe('2027-06-01T10:00:00.000Z');
});
