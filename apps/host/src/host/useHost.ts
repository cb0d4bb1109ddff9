import type { Host } from '@caravan/sdk';
import { getGetMyHostQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';

/** The signed-in host's record. */
export function useHost(): Host {
  return useLoaded(getGetMyHostQueryOptions());
}
