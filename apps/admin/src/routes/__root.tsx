import type { PortalContext } from '@caravan/shell/createPortal';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { AdminFrame } from '../frame/AdminFrame.tsx';

export const Route = createRootRouteWithContext<PortalContext>()({ component: AdminFrame });
