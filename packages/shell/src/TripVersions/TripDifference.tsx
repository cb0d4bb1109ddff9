import { getCompareTripVersionsQueryOptions } from '@caravan/sdk/react-query';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Differences } from './Differences.tsx';

export type TripDifferenceProps = {
  tripId: string;
  version: number;
  /** The later version. Default: the trip as it is now. */
  with?: number;
};

/** What changed on a trip since a version. */
export function TripDifference({ tripId, version, with: later }: TripDifferenceProps) {
  const { data, error, refetch } = useQuery({
    ...getCompareTripVersionsQueryOptions(tripId, version, later === undefined ? {} : { with: later }),
    throwOnError: false,
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={4} />;
  return <Differences fields={data.fields} services={data.services} />;
}
