import { goToError } from '@caravan/shell/loginPath';
import { RoutePending } from '@caravan/shell/RoutePending';
import { useProfile } from '@caravan/shell/useProfile';
import { type ReactNode, useEffect } from 'react';

export type AdminsOnlyProps = { children: ReactNode };

/** A page for admins whose own calls are open to more people; others are told that they have no access. */
export function AdminsOnly({ children }: AdminsOnlyProps) {
  const isClosed = useProfile().group !== 'admin';
  useEffect(() => {
    if (isClosed) goToError(403);
  }, [isClosed]);
  return isClosed ? <RoutePending /> : children;
}
