import { createPortal } from '@caravan/shell/createPortal';
import { routeTree } from './routeTree.gen.ts';
import './styles.css';

const portal = createPortal(routeTree, 'operator');

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof portal.router;
  }
}

void portal.mount();
