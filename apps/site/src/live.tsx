import { createPortal } from '@caravan/shell/createPortal';
import { routeTree } from './routeTree.gen.ts';

// Other chunks may load code from this file's chunk, so evaluating it must start nothing.
const begin = () => createPortal(routeTree, 'site');

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof begin>['router'];
  }
}

/** Hydrates the page; resolves once that is done. */
export const live = () => begin().mount();
