import { useProfile } from '@caravan/shell/useProfile';
import type { ReactNode } from 'react';

export type ActingProps = { children: ReactNode };

/** What staff who change things can do; whoever only looks is offered none of it. */
export function Acting({ children }: ActingProps) {
  return useProfile().readOnly ? null : children;
}
