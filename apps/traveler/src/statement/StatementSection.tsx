import { useGetMyStatement } from '@caravan/sdk/react-query';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { words } from './messages.ts';
import { StatementTable } from './StatementTable.tsx';

/** The statement across all of the user's bookings. */
export function StatementSection() {
  const { data, isError, refetch } = useGetMyStatement({ query: { meta: { errorToast: false } } });
  const { data: bookings } = useQuery({ ...bookingsQuery(), meta: { errorToast: false } });
  const trips = new Map(bookings?.items.map(({ orderId, trip }) => [orderId, trip.name]));
  return (
    <Card title={words.everything} description={words.lead} padded={false}>
      {isError ? (
        <ErrorState compact level={3} title={words.failed} onRetry={() => void refetch()} />
      ) : data ? (
        <StatementTable statement={data} label={words.everything} trips={trips} />
      ) : (
        <Skeleton className="m-6 h-24" />
      )}
    </Card>
  );
}
