import { useEffect } from 'react';
import { useTenant } from '../tenant/useTenant.ts';

export type PortalTitle =
  | 'Host Portal'
  | 'Operator Portal'
  | 'Traveler Portal'
  | 'Admin Portal'
  | 'Login'
  | 'Signup'
  | (string & {});

/** Sets "{brand} - Host Portal" and the like (H-059); a page of its own name puts it first. */
export function usePageTitle(portal: PortalTitle, page?: string): void {
  const { brand } = useTenant();
  useEffect(() => {
    document.title = `${page ? `${page} · ` : ''}${brand} - ${portal}`;
  }, [brand, portal, page]);
}
