import { getCompareItineraryVersionsQueryOptions } from '@caravan/sdk/react-query';
import { Differences } from '@caravan/shell/Differences';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';

export type DifferenceProps = {
  id: string;
  version: number;
  /** The version to compare with. Default: the current one. */
  with?: number;
};

/** The changes between two versions, by field and service. */
export function Difference({ id, version, with: other }: DifferenceProps) {
  const { data, error, refetch } = useQuery({
    ...getCompareItineraryVersionsQueryOptions(id, version, other === undefined ? {} : { with: other }),
    throwOnError: false,
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={6} />;
  return <Differences fields={data.fields} services={data.services} />;
}
