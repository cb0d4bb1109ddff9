import { createPortal } from '@caravan/shell/createPortal';
import { routeTree } from './routeTree.gen.ts';

// A part of it may be loaded without it: nothing begins by itself.
const begin = () => createPortal(routeTree, 'site');

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof begin>['router'];
  }
}

/** Makes the page live. It ends once it is. */
export const live = () => begin().mount();
