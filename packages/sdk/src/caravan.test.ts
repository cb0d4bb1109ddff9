import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caravan, createCaravan } from './caravan.ts';
import * as calls from './client.ts';
import { AccessService } from './connect.ts';
import { configure, page } from './core/config.ts';

interface Heard {
  who: string;
  path: string;
  key: string;
}

const heard: Heard[] = [];
let server: Server;
let baseUrl = '';

/**
 * Responds to each call with the person it was made as, with varying delays, so that responses arrive out of
 * order.
 */
beforeAll(async () => {
  server = createServer((request, response) => {
    const who = personOf(request);
    heard.push({ who, path: request.url ?? '', key: String(request.headers['idempotency-key'] ?? '') });
    setTimeout(() => {
      if (request.url?.startsWith('/rpc/')) {
        response.setHeader('content-type', 'application/json');
        response.setHeader('caravan-who', who);
        response.end('{}');
        return;
      }
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, data: { displayName: who } }));
    }, heard.length % 3);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function personOf(request: IncomingMessage): string {
  return request.headers.authorization?.replace('Bearer ', '') ?? 'nobody';
}

async function rpc(caravan: Caravan): Promise<string> {
  let who = '';
  await caravan
    .connect(AccessService)
    .listPermits({}, { onHeader: (h) => (who = h.get('caravan-who') ?? '') });
  return who;
}

describe('each instance is its own person', () => {
  it('two callers of one process, all at once, are each answered as who they are', async () => {
    const nobody = createCaravan({ baseUrl });
    const people = { ada: nobody.as('ada'), grace: nobody.as('grace'), nobody };
    const asked: Promise<[string, string]>[] = [];
    for (let i = 0; i < 20; i++) {
      for (const [name, caravan] of Object.entries(people)) {
        asked.push(
          caravan.api.getTrip(`${name}-${i}`).then((t) => [name, Reflect.get(t, 'displayName') as string]),
        );
        asked.push(
          caravan.api
            .acceptMinorDisclaimer(`${i}`)
            .then((b) => [name, Reflect.get(b, 'displayName') as string]),
        );
        asked.push(rpc(caravan).then((who) => [name, who]));
      }
    }
    for (const [name, who] of await Promise.all(asked)) expect(who).toBe(name);
    const posts = heard.filter((h) => h.path.endsWith('/minor-disclaimer'));
    expect(posts).toHaveLength(60);
    expect(new Set(posts.map((p) => p.key)).size).toBe(60);
  });

  it('every generated call carries its instance', async () => {
    const missed: string[] = [];
    let who: string | null = null;
    const { api } = createCaravan({
      baseUrl,
      token: 'ada',
      fetch: (_, init) => {
        who = new Headers(init?.headers).get('authorization');
        return Promise.resolve(Response.json({ success: true, data: {} }));
      },
    });
    for (const [name, call] of Object.entries(api) as [string, (...args: unknown[]) => Promise<unknown>][]) {
      if (/^get\w+Url$/.test(name)) continue;
      who = null;
      const given = Math.max(0, (calls[name as keyof typeof calls] as { length: number }).length - 1);
      await call(...Array.from({ length: given }, () => `x${Math.random()}`)).catch(() => undefined);
      if (who !== 'Bearer ada') missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  it('the loop of one caller does not stop another (H-472)', async () => {
    const ada = createCaravan({ baseUrl, token: 'ada' });
    const grace = ada.as('grace');
    for (let i = 0; i < 6; i++) await ada.api.getTrip('loop');
    await expect(ada.api.getTrip('loop')).rejects.toThrow('Requests limit reached');
    await expect(grace.api.getTrip('loop')).resolves.toMatchObject({ displayName: 'grace' });
  });

  it('hooks take the instance with their request', async () => {
    const { getGetTripQueryOptions } = await import('./react-query.ts');
    const { QueryClient } = await import('@tanstack/react-query');
    const options = getGetTripQueryOptions('t1', {
      request: createCaravan({ baseUrl, token: 'ada' }).request,
    });
    await expect(new QueryClient().fetchQuery(options)).resolves.toMatchObject({ displayName: 'ada' });
  });

  it('the page that all share cannot be given a token', async () => {
    const real = page.config.fetch;
    let who: string | null = '';
    const fetch: typeof globalThis.fetch = (_, init) => {
      who = new Headers(init?.headers).get('authorization');
      return Promise.resolve(Response.json({ success: true, data: {} }));
    };
    configure({ fetch, token: 'ada' } as Parameters<typeof configure>[0]);
    await calls.getTrip('page');
    configure({ fetch: real });
    expect(who).toBeNull();
  });
});
