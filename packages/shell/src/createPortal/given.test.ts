import { configure, marketplaceNow } from '@caravan/sdk';
import { getMyProfile, listBookings, updateMyProfile } from '@caravan/sdk/client';
import { getGetMyProfileQueryKey } from '@caravan/sdk/react-query';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeGiven } from './given.ts';

const asked: string[] = [];
const client = new QueryClient();

beforeEach(() => {
  asked.length = 0;
  client.clear();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ responseStart: 0 } as never]);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ success: true, data: 'the server’s' }));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  configure({ fetch: (input, init) => globalThis.fetch(input, init) });
  document.body.innerHTML = '';
});

function openWith(answers: Record<string, unknown>, now = '2027-06-01T10:00:00Z; frozen') {
  document.body.innerHTML = `<script id="given-answers" type="application/json">${JSON.stringify({ now, answers })}</script>`;
  takeGiven(client);
}
const bookings = () => listBookings({ limit: 100 });
const given = { '/api/me/bookings?limit=100': 'the page’s' };

it('knows what the page was sent with, and what time it is, before anything is asked', () => {
  openWith({ '/api/me/profile': { id: 'p1' } });
  expect(client.getQueryData(getGetMyProfileQueryKey())).toEqual({ id: 'p1' });
  expect(new Date(marketplaceNow()).toISOString()).toBe('2027-06-01T10:00:00.000Z');
});

it('gives an answer once, and what the page was not sent with not at all', async () => {
  openWith(given);
  expect(await bookings()).toBe('the page’s');
  expect(asked).toEqual([]);
  expect(await bookings()).toBe('the server’s');
  expect(await getMyProfile()).toBe('the server’s');
  expect(asked).toEqual(['/api/me/bookings?limit=100', '/api/me/profile']);
});

it('asks the server once something was changed', async () => {
  openWith(given);
  await updateMyProfile('p1', {} as never);
  expect(await bookings()).toBe('the server’s');
});

it('asks the server when the page has stood for a while', async () => {
  openWith(given);
  vi.spyOn(performance, 'now').mockReturnValue(11_000);
  expect(await bookings()).toBe('the server’s');
});

it('leaves all to the server where the page was sent with nothing', async () => {
  takeGiven(client);
  expect(await bookings()).toBe('the server’s');
});
