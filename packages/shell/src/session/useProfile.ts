import type { Profile } from '@caravan/sdk';
import { getGetMyProfileQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { useLoaded } from '../query/useLoaded.ts';

/** The signed-in person. Suspends while it loads; a signed-out person is sent to the sign-in page. */
export function useProfile(): Profile {
  return useLoaded(getGetMyProfileQueryOptions());
}

/** The signed-in person where signing in is optional: `undefined` while it loads, `null` when signed out. */
export function useOptionalProfile(): Profile | null | undefined {
  const { data, error } = useQuery({
    ...getGetMyProfileQueryOptions(),
    meta: { signedOutAllowed: true },
    throwOnError: false,
  });
  return error ? null : data;
}
