import { useEffect, useLayoutEffect } from 'react';
import { useTenant } from '../tenant/useTenant.ts';

export type PortalTitle =
  | 'Host Portal'
  | 'Operator Portal'
  | 'Traveler Portal'
  | 'Admin Portal'
  | 'Login'
  | 'Signup'
  | (string & {});

/** Sets "{brand} - Host Portal" and the like (H-059); a page of its own name puts it first while it is shown. */
export function usePageTitle(portal: PortalTitle, page?: string): void {
  const { brand } = useTenant();
  const base = `${brand} - ${portal}`;
  // The frame around a page says the portal's title; layout effects run before the page's own, which is to stay.
  useLayoutEffect(() => {
    if (!page) document.title = base;
  }, [base, page]);
  useEffect(() => {
    if (!page) return;
    document.title = `${page} · ${base}`;
    return () => {
      document.title = base;
    };
  }, [base, page]);
}
