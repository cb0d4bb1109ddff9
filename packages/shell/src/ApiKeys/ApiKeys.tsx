import type { ApiKey, ApiKeySecret } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { Facts } from '@caravan/ui/Facts';
import { PageHeader } from '@caravan/ui/PageHeader';
import { TextLink } from '@caravan/ui/TextLink';
import { Plus, RefreshCw, ShieldX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import type { List, Page } from '../list/useList.ts';
import { ListView, type ListViewProps } from '../ListPage/ListView.tsx';
import { words } from './messages.ts';

const CreateKeyDialog = lazy(() =>
  import('./CreateKeyDialog.tsx').then((m) => ({ default: m.CreateKeyDialog })),
);
const RotateKey = lazy(() => import('./KeyDialogs.tsx').then((m) => ({ default: m.RotateKey })));
const RevokeKey = lazy(() => import('./KeyDialogs.tsx').then((m) => ({ default: m.RevokeKey })));
const OnceSecret = lazy(() =>
  import('../OnceSecret/OnceSecret.tsx').then((m) => ({ default: m.OnceSecret })),
);

export const keyStates = (['active', 'expired', 'revoked'] as const).map((id) => ({
  id,
  label: words.states[id],
}));
const tones = { active: 'green', expired: 'grey', revoked: 'red' } as const;

export type ApiKeysProps = {
  list: List<Page<ApiKey>>;
  /** Operators a key can be created for. With only one, there is no choice. */
  operators: readonly { id: string; label: string }[];
  /** Set when the list contains keys of several operators. */
  showOperator?: boolean;
  filters?: ListViewProps<never>['filters'];
  /** Additional content for a key, below its facts. */
  more?: (apiKey: ApiKey) => ReactNode;
};

type Doing = { kind: 'create' } | { kind: 'rotate' | 'revoke'; apiKey: ApiKey };

/** The API keys of one operator or of all: create, show once, rotate, and revoke. */
export function ApiKeys({ list, operators, showOperator = false, filters, more }: ApiKeysProps) {
  const format = useFormat();
  const [doing, setDoing] = useState<Doing>();
  const [secret, setSecret] = useState<{ title: string; value: string | undefined }>();
  const close = () => setDoing(undefined);
  const tell = (title: string) => (made: ApiKeySecret) => {
    setSecret({ title, value: made.key });
    close();
  };
  const instant = (at: string | undefined) => at && <time dateTime={at}>{format.instant(at)}</time>;
  const columns: Column<ApiKey>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      cell: (k) => (
        <span className="flex flex-col">
          <span className="font-medium">{k.name}</span>
          <code className="text-xs text-muted">{k.hint}</code>
        </span>
      ),
    },
    ...(showOperator
      ? [{ id: 'operator', header: words.columns.operator, cell: (k: ApiKey) => k.operatorName }]
      : []),
    {
      id: 'scopes',
      header: words.columns.scopes,
      cell: (k) => (
        <span title={k.scopes.map((s) => words.scopeWords[s]).join(', ')}>
          {words.scopes(k.scopes.length)}
        </span>
      ),
    },
    {
      id: 'used',
      header: words.columns.used,
      cell: (k) => instant(k.lastUsedAt) ?? <span className="text-muted">{words.neverUsed}</span>,
      className: 'tabular',
    },
    {
      id: 'expires',
      header: words.columns.expires,
      cell: (k) => instant(k.expiresAt) ?? <span className="text-muted">{words.never}</span>,
      className: 'tabular',
    },
    {
      id: 'state',
      header: words.columns.state,
      cell: (k) => (
        <span className="flex flex-col items-start gap-0.5">
          <Badge size="sm" tone={tones[k.state]} dot>
            {words.states[k.state]}
          </Badge>
          {k.revokedAt && <span className="tabular text-xs text-muted">{instant(k.revokedAt)}</span>}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title={words.title}
        description={
          <>
            {words.description}{' '}
            <TextLink href="/developers" target="_blank">
              {words.guide}
            </TextLink>
          </>
        }
        actions={
          operators.length > 0 && (
            <Button icon={<Plus aria-hidden />} onPress={() => setDoing({ kind: 'create' })}>
              {words.create}
            </Button>
          )
        }
      />
      <ListView
        label={words.title}
        columns={columns}
        list={list}
        filters={filters}
        className="mt-6"
        rowId={(k) => k.id}
        rowLabel={(k) => k.name}
        details={(k) => (
          <>
            <KeyFacts apiKey={k} />
            {more?.(k)}
          </>
        )}
        rowActions={(k) => {
          const ended = (action: ApiKey['availableActions'][number]) =>
            !k.availableActions.includes(action) && { disabledReason: words.ended };
          return [
            {
              id: 'rotate',
              label: words.rotate,
              icon: <RefreshCw aria-hidden />,
              onAction: () => setDoing({ kind: 'rotate', apiKey: k }),
              ...ended('rotate'),
            },
            {
              id: 'revoke',
              label: words.revoke,
              icon: <ShieldX aria-hidden />,
              tone: 'danger' as const,
              onAction: () => setDoing({ kind: 'revoke', apiKey: k }),
              ...ended('revoke'),
            },
          ];
        }}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      <Suspense fallback={null}>
        {doing?.kind === 'create' && (
          <CreateKeyDialog operators={operators} onMade={tell(words.made)} onClose={close} />
        )}
        {doing?.kind === 'rotate' && (
          <RotateKey apiKey={doing.apiKey} onRotated={tell(words.rotated)} onClose={close} />
        )}
        {doing?.kind === 'revoke' && <RevokeKey apiKey={doing.apiKey} onRevoked={close} onClose={close} />}
        {secret && (
          <OnceSecret
            title={secret.title}
            label={words.key}
            value={secret.value}
            onClose={() => setSecret(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function KeyFacts({ apiKey: k }: { apiKey: ApiKey }) {
  const format = useFormat();
  const f = words.facts;
  return (
    <Facts
      layout="columns"
      className="max-w-3xl"
      items={[
        { id: 'scopes', label: f.scopes, value: k.scopes.map((s) => words.scopeWords[s]).join(', ') },
        {
          id: 'made',
          label: f.made,
          value: k.createdBy
            ? words.madeBy(k.createdBy, format.instant(k.createdAt))
            : format.instant(k.createdAt),
        },
        ...(k.lastUsedAt
          ? [
              {
                id: 'used',
                label: f.used,
                value: [format.instant(k.lastUsedAt), k.lastUsedIp && words.from(k.lastUsedIp)]
                  .filter(Boolean)
                  .join(' '),
              },
            ]
          : []),
        ...(k.previousUntil
          ? [{ id: 'overlap', label: f.overlap, value: words.previous(format.instant(k.previousUntil)) }]
          : []),
        { id: 'id', label: f.id, value: <code className="text-xs">{k.id}</code> },
      ]}
    />
  );
}
