import { listOperatorMetadata } from '@caravan/sdk/client';
import { getListOperatorMetadataQueryKey } from '@caravan/sdk/react-query';
import { allPages } from '@caravan/shell/allPages';
import { useQuery } from '@tanstack/react-query';

/** All of the marketplace's operators by name; empty while loading. */
export function useOperators(): { id: string; label: string }[] {
  const { data } = useQuery({
    queryKey: [...getListOperatorMetadataQueryKey(), 'all'],
    queryFn: () => allPages((page) => listOperatorMetadata({ limit: 100, ...page })),
  });
  return (data ?? []).map(({ id, name }) => ({ id, label: name }));
}
