import { getListOperatorMetadataQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';

/** The marketplace's operators by name; empty until they are known. */
export function useOperators(): { id: string; label: string }[] {
  const { data } = useQuery(getListOperatorMetadataQueryOptions({ limit: 100 }));
  return (data?.items ?? []).map(({ id, name }) => ({ id, label: name }));
}
