import { configure } from '@caravan/sdk';
import { language } from '@caravan/words';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { LateErrorPage } from '../ErrorPage/LateErrorPage.tsx';
import { PortalProviders } from '../PortalProviders/PortalProviders.tsx';
import { createQueryClient } from '../query/queryClient.ts';
import { RouteError } from '../RouteError/RouteError.tsx';
import { RoutePending } from '../RoutePending/RoutePending.tsx';
import { kindsOf, knowsKinds } from './poster.ts';

/** The context of route loaders and guards: `createRootRouteWithContext<PortalContext>()`. */
export interface PortalContext {
  queryClient: QueryClient;
}

/** The base path of each app; the build configuration has the same values. */
const bases = {
  host: '/app/host',
  operator: '/app/operator',
  traveler: '/app/traveler',
  admin: '/admin',
  site: '/',
} as const;
export type PortalName = keyof typeof bases;

/**
 * A portal's router and providers, the same in the browser and on the server. Links use full paths
 * (`/app/host/trips`): paths of this portal navigate on the client, and all others load their page, so a link
 * works the same in every app.
 *
 * @param history The history to use. Default: the browser's.
 */
export function portalOf<TRouteTree extends AnyRoute>(
  routeTree: TRouteTree,
  name: PortalName,
  history?: RouterHistory,
) {
  configure({ language });
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
    // Only the browser knows its scroll positions.
    scrollRestoration: !history,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultNotFoundComponent: () => <LateErrorPage status={404} />,
    ...(history && { history }),
    ...(knowsKinds() && {
      defaultViewTransition: { types: ({ toLocation }) => kindsOf(toLocation.publicHref) },
    }),
  });

  const navigate = (href: string) => {
    if (isInside(href, base)) router.history.push(href);
    else window.location.assign(href);
  };

  return {
    router,
    queryClient,
    tree: (
      <StrictMode>
        <PortalProviders queryClient={queryClient} navigate={navigate}>
          <RouterProvider router={router as never} />
        </PortalProviders>
      </StrictMode>
    ),
  };
}

/**
 * Whether a path belongs to the app under `base`. The site has the root and every path that is neither a
 * portal's nor an API call.
 */
export function isInside(href: string, base: string): boolean {
  if (base !== '/') return href === base || href.startsWith(`${base}/`) || href.startsWith(`${base}?`);
  return !['/app', '/admin', '/api', '/public'].some(
    (other) => href === other || href.startsWith(`${other}/`) || href.startsWith(`${other}?`),
  );
}
