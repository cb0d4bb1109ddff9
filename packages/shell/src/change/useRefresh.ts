import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Reads anew what something else than a change has made untrue: a payment that arrived, a file that is written, what
 * is said by a stream. What a change makes untrue is in the contract (x-invalidates), or is its `refresh`.
 */
export function useRefresh(): (...keys: readonly QueryKey[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...keys) => {
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    [client],
  );
}
