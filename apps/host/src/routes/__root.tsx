import type { PortalContext } from '@caravan/shell/createPortal';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { HostFrame } from '../frame/HostFrame.tsx';

export const Route = createRootRouteWithContext<PortalContext>()({ component: HostFrame });
