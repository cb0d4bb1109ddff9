import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import * as client from '../gen/rest/client.ts';
import { getGetHostQueryOptions } from '../react-query.ts';
import { config } from './config.ts';

const real = config.fetch;
afterEach(() => {
  config.fetch = real;
});

/** Records what the generated calls send. */
function sent() {
  const calls: { url: string; body: string }[] = [];
  config.fetch = (input, init) => {
    calls.push({ url: input as string, body: typeof init?.body === 'string' ? init.body : '' });
    return Promise.resolve(Response.json({ success: true, data: {} }));
  };
  return calls;
}

describe('generated calls go through the core', () => {
  it('a value that is missing from the path is refused by its name, and nothing is sent (H-468)', async () => {
    const calls = sent();
    await expect(client.getHost('')).rejects.toThrow(':id');
    await expect(client.removeHostMember('a', undefined as unknown as string)).rejects.toThrow(':memberId');
    expect(calls).toEqual([]);
    await client.getHost('a b/c');
    expect(calls[0]?.url).toBe('/api/admin/hosts/a%20b%2Fc');
  });

  it('Map values of a body are sent as entries (H-471)', async () => {
    const calls = sent();
    const changes = { version: 1, active: new Map([['a', 1]]) as unknown as boolean };
    await client.updateHost('h1', changes);
    expect(calls[0]?.body).toBe('{"version":1,"active":[["a",1]]}');
  });

  it('lists of a query are repeated, or joined where the contract says so', async () => {
    const calls = sent();
    await client.deleteServices({ ids: ['a', 'b'] });
    await client.listGroundTransfers({ ids: ['a', 'b'], q: 'x&y' });
    await client.listGroundTransfers({ q: undefined });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/me/services?ids=a&ids=b',
      '/api/me/ground-transfers?ids=a%2Cb&q=x%26y',
      '/api/me/ground-transfers',
    ]);
  });

  it('a file has an address for links', () => {
    expect(client.getShowReportUrl('a/b')).toBe('/public/reports/a%2Fb');
  });

  it('refuses the sixth repeat in a row, and resets after another call (H-472)', async () => {
    const calls = sent();
    for (let i = 0; i < 6; i++) await client.listHosts({ q: 'x' });
    await expect(client.listHosts({ q: 'x' })).rejects.toThrow('Requests limit reached');
    expect(calls).toHaveLength(6);
    await client.listHosts({ q: 'y' });
    await client.listHosts({ q: 'x' });
    expect(calls).toHaveLength(8);
  });

  it('a failed call leaves its message in the state of what was asked (H-473)', async () => {
    config.fetch = () =>
      Promise.resolve(
        Response.json(
          { success: false, error: 'This host could not be found.', code: 'not_found' },
          { status: 404 },
        ),
      );
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const options = getGetHostQueryOptions('h9');
    await expect(client.fetchQuery(options)).rejects.toThrow('This host could not be found.');
    expect(client.getQueryState(options.queryKey)).toMatchObject({
      status: 'error',
      error: { message: 'This host could not be found.', code: 'not_found', status: 404 },
    });
  });
});
