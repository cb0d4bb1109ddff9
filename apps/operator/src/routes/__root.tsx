import type { PortalContext } from '@caravan/shell/createPortal';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { OperatorFrame } from '../frame/OperatorFrame.tsx';

export const Route = createRootRouteWithContext<PortalContext>()({ component: OperatorFrame });
