import type { PublicProfile } from '@caravan/sdk';
import { getGetPublicProfileQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useHost } from '../host/useHost.ts';

/** The signed-in host's public profile. */
export function usePublicProfile(): PublicProfile {
  const { id } = useHost();
  return useLoaded(getGetPublicProfileQueryOptions(id));
}
