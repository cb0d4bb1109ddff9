import type { Profile } from '@caravan/sdk';
import { getGetMyProfileQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLoaded } from '../query/useLoaded.ts';
import { forgetHint, mayBeSignedIn } from './signedInHint.ts';

/** The signed-in person. Suspends while it loads; a signed-out person is sent to the sign-in page. */
export function useProfile(): Profile {
  return useLoaded(getGetMyProfileQueryOptions());
}

const never = () => () => undefined;

/**
 * The signed-in person where signing in is optional: `undefined` while it loads, `null` when signed out. The server is
 * asked only where somebody may be signed in, so that strangers' consoles stay clean.
 */
export function useOptionalProfile(): Profile | null | undefined {
  // The page that the server draws knows of no cookies; it and the first picture of the browser are of a stranger.
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
