import { configure, type Tenant } from '@caravan/sdk';
import { getGetTenantQueryOptions } from '@caravan/sdk/react-query';
import { type Answer, answersOf } from '@caravan/shell/answers';
import { portalOf } from '@caravan/shell/portalOf';
import { rootStyle } from '@caravan/shell/tenantTheme';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server.edge';
import { routeTree } from '../routeTree.gen.ts';

/** What the server says at one of its own addresses, to somebody who is not signed in. */
export type Ask = (address: string) => { status: number; body: unknown };

/** A page as the server drew it. */
export interface Drawn {
  html: string;
  /** Links to pictures that the page shows first, for its head. */
  preloads: string;
  /** The routes that the page is made of, whose code a browser needs. */
  routes: string[];
  /** The addresses that were asked, in their order: the page is true as long as they answer the same. */
  asked: string[];
  answers: Answer[];
  /** The marketplace's look, for the page's root. */
  style: string;
}

/** What one answer makes a page ask for next; no page has more such steps. */
const mostSteps = 5;

/** Draws the page of an address as React draws it in a browser, with everything it asks for. */
export async function drawPage(address: string, ask: Ask): Promise<Drawn> {
  const asked: string[] = [];
  listen(ask, asked);
  const portal = portalOf(routeTree, 'site', createMemoryHistory({ initialEntries: [address] }));
  const tenant = await portal.queryClient.fetchQuery<Tenant>(getGetTenantQueryOptions());
  await portal.router.load();
  let html = '';
  for (let step = 0; step < mostSteps; step++) {
    await answered(portal.queryClient);
    html = renderToString(portal.tree);
    // A part that waited for its code has it by the next time.
    if (!(await answered(portal.queryClient)) && !html.includes(unfinished)) break;
  }
  // React leaves out a part that throws; without its content a page is better drawn in the browser, which says why.
  if (!html.includes('<main')) throw new Error(`React left out the content of ${address}`);
  const [preloads] = /^(?:<link [^>]*>)*/.exec(html)!;
  return {
    html: html.slice(preloads.length),
    preloads,
    routes: portal.router.state.matches.map((match) => match.routeId),
    asked,
    answers: answersOf(portal.queryClient),
    style: rootStyle(tenant.theme),
  };
}

/** What React writes where a part waits or has failed. */
const unfinished = '<!--$!-->';

function listen(ask: Ask, asked: string[]) {
  configure({
    fetch: (input) => {
      const address = input as string;
      if (!asked.includes(address)) asked.push(address);
      const { status, body } = ask(address);
      return Promise.resolve({
        ok: status < 400,
        status,
        headers: {
          get: (name: string) => (name === 'content-type' ? 'application/json' : null),
          has: () => false,
        },
        json: () => Promise.resolve(body),
      } as unknown as Response);
    },
  });
}

/** Who is signed in, and what belongs to him. */
const isTheirs = ([address]: QueryKey) => typeof address === 'string' && address.startsWith('/api/');

/** Asks what the page's parts wait for. Who is signed in is not asked: a drawn page is everybody's. */
async function answered(client: QueryClient): Promise<boolean> {
  const open = client.getQueryCache().findAll({
    predicate: (query) =>
      query.state.status === 'pending' &&
      (query.options as { enabled?: unknown }).enabled !== false &&
      !isTheirs(query.queryKey),
  });
  await Promise.allSettled(open.map((query) => query.fetch()));
  return open.length > 0;
}
