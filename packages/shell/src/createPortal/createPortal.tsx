import { configure } from '@caravan/sdk';
import type { AnyRoute } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reloadOnce } from '../chunks/chunks.ts';
import { expectErrors } from '../ErrorPage/LateErrorPage.tsx';
import { followNavigation } from '../focus/followNavigation.ts';
import { refuse } from '../form/refuse.ts';
import { applyRemembered } from '../tenant/theme.ts';
import { takeAnswers } from './answers.ts';
import { takeGiven } from './given.ts';
import { Shown } from './mountDocument.tsx';
import { type PortalName, portalOf } from './portalOf.tsx';

export type { PortalContext } from './portalOf.tsx';

/** A portal in the browser. */
export function createPortal<TRouteTree extends AnyRoute>(routeTree: TRouteTree, name: PortalName) {
  configure({ refuse });
  const portal = portalOf(routeTree, name);
  return {
    ...portal,
    /** Renders the page, or hydrates the server-rendered one. Resolves once React has committed it. */
    async mount(element: HTMLElement = document.getElementById('root')!): Promise<void> {
      reloadOnce();
      expectErrors();
      applyRemembered();
      followNavigation(portal.router);
      takeGiven(portal.queryClient);
      if (!takeAnswers(portal.queryClient)) {
        createRoot(element).render(portal.tree);
        return;
      }
      // Load the route's code and data before hydration, so that the first render matches the server's.
      portal.router.ssr = { manifest: undefined };
      await portal.router.load();
      await new Promise<void>((onShown) =>
        hydrateRoot(element, <Shown onShown={onShown}>{portal.tree}</Shown>),
      );
    },
  };
}
