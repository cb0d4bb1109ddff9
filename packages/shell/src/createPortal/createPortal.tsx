import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { PortalProviders } from '../PortalProviders/PortalProviders.tsx';
import { createQueryClient } from '../query/queryClient.ts';
import { RouteError } from '../RouteError/RouteError.tsx';
import { RoutePending } from '../RoutePending/RoutePending.tsx';
import { applyRemembered } from '../tenant/theme.ts';

/** What route loaders and guards get: `createRootRouteWithContext<PortalContext>()`. */
export interface PortalContext {
  queryClient: QueryClient;
}

/** Where each app is served from; the same values stand in the build's configuration. */
const bases = {
  host: '/app/host',
  operator: '/app/operator',
  traveler: '/app/traveler',
  admin: '/admin',
  site: '/',
} as const;
export type PortalName = keyof typeof bases;

/**
 * A portal's router with everything around it. Links carry whole paths (`/app/host/trips`): those of this portal are
 * followed in place, all others load their page, so a link works the same in every app.
 */
export function createPortal<TRouteTree extends AnyRoute>(routeTree: TRouteTree, name: PortalName) {
  const queryClient = createQueryClient();
  const base = bases[name];
  const router = createRouter({
    routeTree,
    basepath: base,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 250,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultNotFoundComponent: () => <ErrorPage status={404} />,
  });

  const navigate = (href: string) => {
    if (isInside(href, base)) router.history.push(href);
    else window.location.assign(href);
  };

  return {
    router,
    queryClient,
    mount(element: HTMLElement = document.getElementById('root')!) {
      applyRemembered();
      createRoot(element).render(
        <StrictMode>
          <PortalProviders queryClient={queryClient} navigate={navigate}>
            <RouterProvider router={router as never} />
          </PortalProviders>
        </StrictMode>,
      );
    },
  };
}

/** Whether an address belongs to the app under `base`. The site has the root and whatever is no portal's and no call. */
export function isInside(href: string, base: string): boolean {
  if (base !== '/') return href === base || href.startsWith(`${base}/`) || href.startsWith(`${base}?`);
  return !['/app', '/admin', '/api', '/public'].some(
    (other) => href === other || href.startsWith(`${other}/`) || href.startsWith(`${other}?`),
  );
}
