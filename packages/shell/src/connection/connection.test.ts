import { ApiError } from '@caravan/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection, isUnanswered, reportFailure, retryEveryMs } from './connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number) => Promise.resolve(new Response('{}', { status }));

it('distinguishes unanswered calls from refused ones', () => {
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnanswered(new DOMException('late', 'TimeoutError'))).toBe(true);
  expect(isUnanswered(new ApiError(503, 'unavailable', 'Away'))).toBe(true);
  expect(isUnanswered(new ApiError(500, 'internal', 'Broken'))).toBe(false);
  expect(isUnanswered(new ApiError(401, 'unauthenticated', 'Who?'))).toBe(false);
  expect(isUnanswered(new DOMException('left', 'AbortError'))).toBe(false);
});

it('says that the server is away until it answers again', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const changed = vi.fn();
  const leave = connection.subscribe(changed);
  reportFailure(new TypeError('Failed to fetch'));
  reportFailure(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isAway()).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockImplementation(() => answer(503));
  await vi.advanceTimersByTimeAsync(retryEveryMs);
  expect(connection.isAway()).toBe(true);
  // A 401 is a response.
  fetch.mockImplementation(() => answer(401));
  await vi.advanceTimersByTimeAsync(retryEveryMs);
  expect(connection.isAway()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  leave();
});

it('a part that is away while the rest answers is no outage', async () => {
  vi.stubGlobal('fetch', () => answer(200));
  reportFailure(new ApiError(503, 'unavailable', 'No pictures now'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isAway()).toBe(false);
});
