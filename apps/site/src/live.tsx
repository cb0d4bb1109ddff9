import { createPortal } from '@caravan/shell/createPortal';
import { routeTree } from './routeTree.gen.ts';

const portal = createPortal(routeTree, 'site');

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof portal.router;
  }
}

/** Hydrates the page; resolves once that is done. */
export const live = portal.mount();
