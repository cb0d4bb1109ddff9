import { useProfile } from '@caravan/shell/useProfile';
import type { ReactNode } from 'react';

export type ActingProps = { children: ReactNode };

/** Actions for staff who can make changes; hidden from read-only staff. */
export function Acting({ children }: ActingProps) {
  return useProfile().readOnly ? null : children;
}
