import type { Profile } from '@caravan/sdk';
import { getGetMyProfileQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLoaded } from '../query/useLoaded.ts';
import { forgetHint, mayBeSignedIn } from './signedInHint.ts';

/** The signed-in user. Suspends while loading; redirects to the sign-in page when signed out. */
export function useProfile(): Profile {
  return useLoaded(getGetMyProfileQueryOptions());
}

const never = () => () => undefined;

/**
 * The signed-in user where signing in is optional: `undefined` while loading, `null` when signed out. Asks
 * the server only if someone may be signed in, to keep the consoles of anonymous visitors free of errors.
 */
export function useOptionalProfile(): Profile | null | undefined {
  // The server renders without cookies, so it and the first client render assume an anonymous visitor.
  const may = useSyncExternalStore<boolean | undefined>(
    never,
    () => mayBeSignedIn(document.cookie),
    () => undefined,
  );
  const { data, error } = useQuery({
    ...getGetMyProfileQueryOptions(),
    meta: { signedOutAllowed: true },
    throwOnError: false,
    enabled: may === true,
  });
  const over = error?.status === 401;
  useEffect(() => {
    if (over) forgetHint();
  }, [over]);
  if (error) return null;
  return data ?? (may === false ? null : undefined);
}
