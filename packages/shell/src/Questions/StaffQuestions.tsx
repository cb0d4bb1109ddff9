import { useAdminListRequestQuestions } from '@caravan/sdk/react-query';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { words } from './messages.ts';
import { QuestionsCard } from './QuestionsCard.tsx';

/** Questions and answers about a request, for the marketplace's staff, who only read. */
export function StaffQuestions({ requestId }: { requestId: string }) {
  const { data, error, refetch } = useAdminListRequestQuestions(requestId, {
    query: { throwOnError: false },
  });
  if (data) return <QuestionsCard questions={data} requestId={requestId} reader="staff" />;
  if (error) return <ErrorState compact title={words.failed} onRetry={() => void refetch()} />;
  return <Skeleton lines={4} />;
}
