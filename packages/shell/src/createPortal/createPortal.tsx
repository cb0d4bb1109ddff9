import type { AnyRoute } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reloadOnce } from '../chunks/chunks.ts';
import { followNavigation } from '../focus/followNavigation.ts';
import { applyRemembered } from '../tenant/theme.ts';
import { takeAnswers } from './answers.ts';
import { type PortalName, portalOf } from './portalOf.tsx';

export type { PortalContext } from './portalOf.tsx';

/** A portal in a browser. */
export function createPortal<TRouteTree extends AnyRoute>(routeTree: TRouteTree, name: PortalName) {
  const portal = portalOf(routeTree, name);
  return {
    ...portal,
    /** Draws the page into its place, or makes the one live that the server has drawn there. It ends once React shows it. */
    async mount(element: HTMLElement = document.getElementById('root')!): Promise<void> {
      reloadOnce();
      applyRemembered();
      followNavigation(portal.router);
      if (!takeAnswers(portal.queryClient)) {
        createRoot(element).render(portal.tree);
        return;
      }
      // The route's code and data are there before React compares its first picture with the server's.
      portal.router.ssr = { manifest: undefined };
      await portal.router.load();
      await new Promise<void>((onShown) =>
        hydrateRoot(element, <Shown onShown={onShown}>{portal.tree}</Shown>),
      );
    },
  };
}

/** Tells when React has taken its content over. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
