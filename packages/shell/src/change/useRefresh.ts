import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Invalidates queries for reasons other than a mutation: a payment that arrived, a file that was written, a
 * stream event. What a mutation invalidates is declared in the contract (x-invalidates) or in its `refresh`
 * option.
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
