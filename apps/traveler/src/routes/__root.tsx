import type { PortalContext } from '@caravan/shell/createPortal';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { TravelerFrame } from '../frame/TravelerFrame.tsx';

export const Route = createRootRouteWithContext<PortalContext>()({ component: TravelerFrame });
