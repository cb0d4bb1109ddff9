import { useMatches } from '@tanstack/react-router';
import { useTenant } from '../tenant/useTenant.ts';
import { portals } from './messages.ts';
import { useTitle } from './useTitle.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the document title, in the reader's language. */
    title?: string;
  }
}

export type PortalTitle =
  | 'Host Portal'
  | 'Operator Portal'
  | 'Traveler Portal'
  | 'Admin Portal'
  | 'Login'
  | 'Signup'
  | (string & {});

/**
 * Sets the document title to "{brand} - Host Portal" and the like (H-059), preceded by the route's title and
 * what the page is about: "Pricing · One of Everything in Tuscany · Caravan - Host Portal". Every page has a
 * unique title.
 */
export function usePageTitle(portal: PortalTitle, about?: string): void {
  const { brand } = useTenant();
  const base = `${brand} - ${portals[portal] ?? portal}`;
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useTitle(base, page, about);
}
