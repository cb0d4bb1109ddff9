import type { PayeeKind, WaitingGroup, WaitingGroupKind, WaitingItem } from '@caravan/sdk';
import { getListWaitingQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useNow } from '@caravan/shell/useNow';
import { useOpened } from '@caravan/shell/useOpened';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { PressArea } from '@caravan/ui/PressArea';
import { lazy, Suspense, useState } from 'react';
import { words as money } from '../money/messages.ts';
import { paths } from '../paths.ts';
import { kinds, words } from './messages.ts';

const Decide = lazy(() => import('./Decide.tsx'));
const HomeFigures = lazy(() => import('../figures/HomeFigures.tsx'));

/** The page where an item of each kind is handled. */
const one: Record<WaitingGroupKind, (id: string) => string> = {
  tripRequest: paths.tripRequest,
  tripPricing: paths.trip,
  itineraryReview: paths.itinerary,
  tripPage: paths.trip,
  technicalItinerary: paths.trip,
  earningsReport: paths.trip,
  dispute: paths.booking,
  payout: () => paths.failedPayouts,
  payoutApproval: () => paths.payouts,
  refund: paths.refund,
  difference: () => paths.reconciliation,
  review: () => paths.waitingReviews,
  webhook: paths.webhook,
  job: () => paths.jobs,
};

/** Kinds that are decided next to the list; the others need their own page. */
const decidedHere: ReadonlySet<string> = new Set<WaitingGroupKind>([
  'itineraryReview',
  'tripPricing',
  'tripPage',
  'technicalItinerary',
  'earningsReport',
  'payout',
  'payoutApproval',
  'review',
  'webhook',
  'job',
]);

/** Number of items per kind before "show all". */
const few = 5;

/** The marketplace's pending items, longest wait first, each linking to where it is handled. */
export function HomePage() {
  usePageTitle('Admin Portal', words.title);
  const { firstName, group } = useProfile();
  const { groups } = useLoaded(getListWaitingQueryOptions());
  // Kept in the URL as kind:id, so that it can be linked to and Back closes it.
  const [opened, open, close] = useOpened('decide');
  const [kind = '', id = ''] = opened?.split(':') ?? [];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <PageHeader title={words.greeting(firstName)} description={total ? words.summary(total) : undefined} />
      {total ? (
        <div className="mt-7 grid items-start gap-5 xl:grid-cols-2">
          {groups.map((group) => (
            <Group key={group.kind} group={group} onOpen={(item) => open(`${group.kind}:${item}`)} />
          ))}
        </div>
      ) : (
        <EmptyState art="horizon" title={words.clear} className="mt-6">
          {words.clearText}
        </EmptyState>
      )}
      <Suspense fallback={null}>{group === 'admin' && <HomeFigures />}</Suspense>
      <Suspense fallback={null}>
        {id && decidedHere.has(kind) && (
          <Decide
            kind={kind as WaitingGroupKind}
            id={id}
            href={one[kind as WaitingGroupKind](id)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

function Group({ group, onOpen }: { group: WaitingGroup; onOpen: (id: string) => void }) {
  const { title } = kinds[group.kind];
  const [whole, setWhole] = useState(false);
  const shown = whole ? group.items : group.items.slice(0, few);
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          {title} <Badge tone="neutral">{group.total}</Badge>
        </span>
      }
      padded={false}
    >
      <ul className="divide-y divide-line">
        {shown.map((item) => (
          <Item key={item.id} kind={group.kind} item={item} onOpen={onOpen} />
        ))}
      </ul>
      {group.total > shown.length && (
        <p className="border-t border-line px-6 py-3 text-sm">
          {whole ? (
            <span className="text-muted">{words.more(group.total - shown.length)}</span>
          ) : (
            <PressArea look="text" onPress={() => setWhole(true)}>
              {words.all(group.total)}
            </PressArea>
          )}
        </p>
      )}
    </Card>
  );
}

type ItemProps = { kind: WaitingGroupKind; item: WaitingItem; onOpen: (id: string) => void };

function Item({ kind, item, onOpen }: ItemProps) {
  const format = useFormat();
  const now = useNow();
  const days = Math.floor((now - Date.parse(item.since)) / 86_400_000);
  const { amountMinor, currency, host, start, country, reason, rating } = item.facts;
  const facts = [
    amountMinor && currency && format.money(Number(amountMinor), currency),
    host,
    start && format.date(start),
    country && format.countryNamed(country),
    reason,
    rating && words.stars(format.number(Number(rating))),
    days > 0 ? words.waits(days) : words.today,
  ].filter(Boolean);
  // A payout is labeled by its kind of payee.
  const name =
    kind === 'payoutApproval' ? money.payouts.kinds[item.name as PayeeKind] : (item.job ?? item.name);
  const label = `${kinds[kind].action}: ${name}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {decidedHere.has(kind) ? (
        <Button size="sm" variant="secondary" aria-label={label} onPress={() => onOpen(item.id)}>
          {kinds[kind].action}
        </Button>
      ) : (
        <LinkButton href={one[kind](item.id)} size="sm" variant="secondary" aria-label={label}>
          {kinds[kind].action}
        </LinkButton>
      )}
    </li>
  );
}
