import { createPortal } from '@caravan/shell/createPortal';
import { routeTree } from './routeTree.gen.ts';

const portal = createPortal(routeTree, 'site');

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof portal.router;
  }
}

/** Makes the page live. It ends once it is. */
export const live = portal.mount();
