import { AccessService, type Holder } from '@caravan/sdk/connect';
import { useRpc } from '@caravan/shell/rpc';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Accordion } from '@caravan/ui/Accordion';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { words as userWords } from '../users/messages.ts';
import { Chain } from './Chain.tsx';
import { words } from './messages.ts';

export type AccessPanelProps = { namespace: string; objectId: string };

/** Who can do what with an object, and why. */
export function AccessPanel({ namespace, objectId }: AccessPanelProps) {
  const asked = useRpc(AccessService.method.listHolders, { namespace, objectId }, { throwOnError: false });
  if (asked.error) {
    return (
      <ErrorState level={3} onRetry={() => void asked.refetch()}>
        {asked.error.message}
      </ErrorState>
    );
  }
  if (!asked.data) return <Skeleton lines={6} />;
  const { holders, truncated } = asked.data;
  if (holders.length === 0) {
    return (
      <EmptyState title={words.nobody} art="search" level={3}>
        {words.holdersText}
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <p className="text-sm text-muted">
        {words.holdersText}{' '}
        <TextLink href={paths.access({ namespace, object: objectId })}>{words.open}</TextLink>
      </p>
      {truncated && <Alert tone="info">{words.truncated}</Alert>}
      <Accordion
        items={holders.map((holder) => ({
          id: holder.subject,
          title: <HolderTitle holder={holder} />,
          content: (
            <ul className="flex flex-col gap-5">
              {holder.grants.map((grant) => (
                <li key={grant.sentence}>
                  <Permits permits={grant.permits} />
                  <Chain steps={grant.steps} />
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </div>
  );
}

function HolderTitle({ holder }: { holder: Holder }) {
  const group = userWords.groups[holder.group as keyof typeof userWords.groups];
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{holder.name}</span>
      <Badge size="sm">{group ?? words.key}</Badge>
      <span className="text-[0.8125rem] font-normal text-muted">
        {holder.grants
          .flatMap((grant) => grant.permits)
          .map(words.permitWords)
          .join(', ')}
      </span>
    </span>
  );
}

/** Permissions as a row of small labels. */
export function Permits({ permits }: { permits: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {permits.map((permit) => (
        <Badge key={permit} size="sm" tone="blue">
          {words.permitWords(permit)}
        </Badge>
      ))}
    </span>
  );
}
