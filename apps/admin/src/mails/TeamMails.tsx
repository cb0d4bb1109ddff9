import type { MemberList } from '@caravan/sdk';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { PersonMails } from './PersonMails.tsx';

export type TeamMailsProps = {
  members: { data?: MemberList | undefined; error: Error | null; refetch: () => Promise<unknown> };
};

/** Emails to the people of a host or an operator, one at a time. */
export function TeamMails({ members: { data, error, refetch } }: TeamMailsProps) {
  if (data) return <PersonMails addresses={data.items.map(({ email }) => email)} />;
  return error ? (
    <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
  ) : (
    <Skeleton lines={6} />
  );
}
