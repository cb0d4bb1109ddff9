import { createPortal } from '@caravan/shell/createPortal';
import { deliverEvents, logSink } from '@caravan/shell/events';
import { routeTree } from './routeTree.gen.ts';
import './styles.css';

const portal = createPortal(routeTree, 'traveler');

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof portal.router;
  }
}

// In development, events are logged to the console; a product with analytics plugs in its own adapter here.
if ((import.meta as { env?: { DEV?: boolean } }).env?.DEV) deliverEvents(logSink);

void portal.mount();
