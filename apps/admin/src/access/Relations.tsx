import { AccessService, connect, type Relation } from '@caravan/sdk/connect';
import { rpcError } from '@caravan/shell/rpc';
import { Button } from '@caravan/ui/Button';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { Permits } from './AccessPanel.tsx';
import { words } from './messages.ts';

/** What a person is related to, and what each relation gives. */
export function Relations({ userId }: { userId: string }) {
  const list = useInfiniteQuery({
    queryKey: [AccessService.typeName, 'listRelations', userId],
    queryFn: ({ pageParam }) =>
      connect(AccessService)
        .listRelations({ userId, pageToken: pageParam })
        .catch((cause: unknown) => {
          throw rpcError(cause);
        }),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageToken || undefined,
    throwOnError: false,
  });
  if (list.error) {
    return (
      <ErrorState level={3} onRetry={() => void list.refetch()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const relations = list.data?.pages.flatMap((page) => page.relations);
  if (!relations) return <Skeleton lines={4} />;
  if (relations.length === 0) return <p className="text-sm text-muted">{words.noRelations}</p>;
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {relations.map((r) => (
          <li key={r.relation} className="flex flex-col gap-1.5 py-2.5">
            <About relation={r} userId={userId} />
            {r.permits.length > 0 && <Permits permits={r.permits} />}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

function About({ relation: r, userId }: { relation: Relation; userId: string }) {
  const about = { user: userId, namespace: r.namespace, object: r.objectId };
  return <TextLink href={paths.access(about)}>{r.sentence}</TextLink>;
}
