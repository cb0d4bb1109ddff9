import { ErrorPage } from '@caravan/shell/ErrorPage';
import { useTenant } from '@caravan/shell/useTenant';
import type { ReactNode } from 'react';

/** Shows pages of the public profile only if the marketplace has enabled it (H-051). */
export function Switched({ children }: { children: ReactNode }) {
  return useTenant().features.publicProfile ? children : <ErrorPage status={404} />;
}
