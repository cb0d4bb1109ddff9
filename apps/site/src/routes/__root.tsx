import type { PortalContext } from '@caravan/shell/createPortal';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { MissingPage } from '../errors/MissingPage.tsx';

export const Route = createRootRouteWithContext<PortalContext>()({
  component: Outlet,
  notFoundComponent: () => <MissingPage />,
});
