import { useProfile } from '@caravan/shell/useProfile';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the user administers the operator, and so its keys and subscriptions. Fetched in parallel with the
 * first load.
 */
export function useIntegrates(): boolean {
  const { group, operatorId = '' } = useProfile();
  const asked = useQuery({
    queryKey: ['administers', operatorId],
    queryFn: async () => (await import('./administers.ts')).administers(operatorId),
    enabled: group === 'operator' && operatorId !== '',
    throwOnError: false,
    staleTime: 60_000,
  });
  return asked.data ?? false;
}
