import { useGetMyStatement } from '@caravan/sdk/react-query';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { words } from './messages.ts';
import { StatementTable } from './StatementTable.tsx';

/** The statement across all of the user's bookings. */
export function StatementSection() {
  const { data, isError, refetch } = useGetMyStatement({ query: { meta: { errorToast: false } } });
  return (
    <Card title={words.everything} description={words.lead} padded={false}>
      {isError ? (
        <ErrorState compact level={3} title={words.failed} onRetry={() => void refetch()} />
      ) : data ? (
        <StatementTable statement={data} label={words.everything} />
      ) : (
        <Skeleton className="m-6 h-24" />
      )}
    </Card>
  );
}
