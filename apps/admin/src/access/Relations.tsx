import { AccessService, connect, type Relation } from '@caravan/sdk/connect';
import { rpcError } from '@caravan/shell/rpc';
import { useList } from '@caravan/shell/useList';
import { Button } from '@caravan/ui/Button';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { Permits } from './AccessPanel.tsx';
import { roleWords, words } from './messages.ts';

/** A person's relations, and what each one grants. */
export function Relations({ userId }: { userId: string }) {
  const list = useList(
    ({ cursor = '' }: { cursor?: string }) =>
      connect(AccessService)
        .listRelations({ userId, pageToken: cursor })
        .then(
          ({ relations, nextPageToken }) => ({ items: relations, nextCursor: nextPageToken }),
          (cause: unknown) => {
            throw rpcError(cause);
          },
        ),
    () => [AccessService.typeName, 'listRelations', userId],
    {},
    { order: 'here', throwOnError: false },
  );
  if (list.error) {
    return (
      <ErrorState level={3} onRetry={() => list.retry()}>
        {list.error.message}
      </ErrorState>
    );
  }
  const relations = list.items;
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
      {list.hasMore && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          isPending={list.isLoadingMore}
          onPress={() => list.loadMore()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

function About({ relation: r, userId }: { relation: Relation; userId: string }) {
  const about = { user: userId, namespace: r.namespace, object: r.objectId };
  return <TextLink href={paths.access(about)}>{roleWords(r.link, r.object?.name ?? '')}</TextLink>;
}
