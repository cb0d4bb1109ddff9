import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useTenant } from '../tenant/useTenant.ts';
import { portals } from './messages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called in the document's title, in the reader's language. */
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
  const base = `${brand} - ${portals[portal] ?? portal}`;
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  // Layout effects run from the page out to the frame around it, which says what it knows; what a page is about is to
  // stay. When one page follows another, the old one is cleared before the frame names the new one.
  useLayoutEffect(() => {
    document.title = titleOf(base, page, about);
    return about ? () => void (document.title = titleOf(base, page)) : undefined;
  }, [base, page, about]);
  useEffect(() => {
    if (about) document.title = titleOf(base, page, about);
  }, [base, page, about]);
}

export function titleOf(base: string, page?: string, about?: string): string {
  return [page, about !== page && about, base].filter(Boolean).join(' · ');
}
