import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTenant } from '../tenant/useTenant.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called in the document's title. */
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
 * Sets "{brand} - Host Portal" and the like (H-059), before it what the route calls the page, and what the page is
 * about: "Pricing · One of Everything in Tuscany · Caravan - Host Portal". Each page has a title of its own.
 */
export function usePageTitle(portal: PortalTitle, about?: string): void {
  const { brand } = useTenant();
  const base = `${brand} - ${portal}`;
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  // The frame around a page says what it knows; layout effects run before the page's own, which is to stay.
  useLayoutEffect(() => {
    if (!about) document.title = titleOf(base, page);
  }, [base, page, about]);
  useEffect(() => {
    if (!about) return;
    document.title = titleOf(base, page, about);
    return () => {
      document.title = titleOf(base);
    };
  }, [base, page, about]);
}

export function titleOf(base: string, page?: string, about?: string): string {
  return [page, about !== page && about, base].filter(Boolean).join(' · ');
}
