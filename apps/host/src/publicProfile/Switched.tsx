import { ErrorPage } from '@caravan/shell/ErrorPage';
import { useTenant } from '@caravan/shell/useTenant';
import type { ReactNode } from 'react';

/** Pages of the public profile are there only where the marketplace has it switched on (H-051). */
export function Switched({ children }: { children: ReactNode }) {
  return useTenant().features.publicProfile ? children : <ErrorPage status={404} />;
}
