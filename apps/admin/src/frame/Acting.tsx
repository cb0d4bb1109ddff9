import type { ReactNode } from 'react';
import { useStaff } from './useStaff.ts';

export type ActingProps = { children: ReactNode };

/** Actions for staff who can make changes; hidden from read-only staff and support. */
export function Acting({ children }: ActingProps) {
  return useStaff().changes ? children : null;
}
