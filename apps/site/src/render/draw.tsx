import { configure, type Tenant } from '@caravan/sdk';
import { getGetTenantQueryOptions } from '@caravan/sdk/react-query';
import { type Answer, answersOf } from '@caravan/shell/answers';
import { addressOf, documentOf } from '@caravan/shell/documentPage';
import { portalOf } from '@caravan/shell/portalOf';
import { rootStyle } from '@caravan/shell/tenantTheme';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { pageAt } from '../pages/pages.ts';
import { routeTree } from '../routeTree.gen.ts';
import { asks } from './asks.ts';

/** The server's response at one of its own paths, to an anonymous visitor. */
export type Ask = (address: string) => { status: number; body: unknown };

/** A server-rendered page. */
export interface Drawn {
  html: string;
  /** Preload links for the first images, for the document head. */
  preloads: string;
  /** The page's name, if it is a document of its own. */
  page?: string;
  /** Otherwise, the page's routes, whose code a browser needs. */
  routes: string[];
  /** The requested paths, in order: the page is valid as long as their responses stay the same. */
  asked: string[];
  answers: Answer[];
  /** The marketplace's theme, as inline styles of the root element. */
  style: string;
}

/** The maximum number of rounds in which responses trigger further requests. */
const mostSteps = 5;

/** Renders a page as React would in the browser, with all of its data. */
export async function drawPage(address: string, ask: Ask): Promise<Drawn> {
  const asked: string[] = [];
  listen(ask, asked);
  const { queryClient, tree, ask: load, made } = pageOf(address);
  const tenant = await queryClient.fetchQuery<Tenant>(getGetTenantQueryOptions());
  await load();
  let html = '';
  for (let step = 0; step < mostSteps; step++) {
    await answered(queryClient);
    html = renderToString(tree);
    // A boundary that suspended on its code has it in the next round.
    if (!(await answered(queryClient)) && !html.includes(unfinished)) break;
  }
  // React omits a boundary that throws. Without its content, the page is better rendered in the browser,
  // which shows the error.
  if (!html.includes('<main')) throw new Error(`React left out the content of ${address}`);
  const [preloads] = /^(?:<link [^>]*>)*/.exec(html)!;
  return {
    html: html.slice(preloads.length),
    preloads,
    ...made(),
    asked,
    answers: answersOf(queryClient),
    style: rootStyle(tenant.theme),
  };
}

interface Page {
  queryClient: QueryClient;
  tree: ReactNode;
  /** Requests the data that the page requires. */
  ask: () => Promise<unknown>;
  /** The page or routes that it consists of. */
  made: () => Pick<Drawn, 'page' | 'routes'>;
}

/** The page at a path: a document of its own, or one that the app's router renders. */
function pageOf(address: string): Page {
  const found = pageAt(address);
  if (found) {
    const at = addressOf(address);
    const { queryClient, tree } = documentOf(found.page, at);
    const made = () => ({ page: found.id, routes: [] });
    return { queryClient, tree, ask: () => asks[found.id](queryClient, at), made };
  }
  const portal = portalOf(routeTree, 'site', createMemoryHistory({ initialEntries: [address] }));
  const made = () => ({ routes: portal.router.state.matches.map((match) => match.routeId) });
  return { queryClient: portal.queryClient, tree: portal.tree, ask: () => portal.router.load(), made };
}

/** What React writes for a boundary that is suspended or has failed. */
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

/** Queries about the signed-in user. */
const isTheirs = ([address]: QueryKey) => typeof address === 'string' && address.startsWith('/api/');

/**
 * Fetches the data that the page's components wait for, except for the signed-in user's: a rendered page is
 * the same for everyone.
 */
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
