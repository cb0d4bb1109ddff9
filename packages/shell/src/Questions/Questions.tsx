import { seeRequestMessages } from '@caravan/sdk/client';
import { useListRequestQuestions } from '@caravan/sdk/react-query';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useEffect } from 'react';
import { useChange } from '../change/useChange.ts';
import { useProfile } from '../session/useProfile.ts';
import { words } from './messages.ts';
import { QuestionsCard } from './QuestionsCard.tsx';

export type QuestionsProps = { requestId: string; reader: 'host' | 'operator' | 'staff' };

/** Questions and answers about a request. Showing messages marks them as read; staff only read, and nothing is marked. */
export function Questions({ requestId, reader }: QuestionsProps) {
  const { impersonation } = useProfile();
  const { data, error, refetch } = useListRequestQuestions(requestId, { query: { throwOnError: false } });
  // A mark that fails is set with the next visit.
  const { run: see } = useChange(seeRequestMessages, { failed: 'here' });
  const newest = data?.threads
    .flatMap(({ messages }) => messages)
    .filter((message) => message.unread)
    .reduce((last, { id }) => (id > last ? id : last), '');
  useEffect(() => {
    if (newest && !impersonation) see(requestId, newest);
  }, [newest, impersonation, requestId, see]);
  if (data) return <QuestionsCard questions={data} requestId={requestId} reader={reader} />;
  if (error) return <ErrorState compact title={words.failed} onRetry={() => void refetch()} />;
  return <Skeleton lines={4} />;
}
