import type { PayeeKind, WaitingGroupKind, WaitingItem } from '@caravan/sdk';
import { getListWaitingQueryOptions } from '@caravan/sdk/react-query';
import { type NextStep, NextSteps } from '@caravan/shell/NextSteps';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useNow } from '@caravan/shell/useNow';
import { useOpened } from '@caravan/shell/useOpened';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { EmptyState } from '@caravan/ui/EmptyState';
import { PageHeader } from '@caravan/ui/PageHeader';
import { lazy, Suspense } from 'react';
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

/** Number of items per kind before "show all". */
const few = 5;

/** Days after which an item stands out. */
const late = 3;

/**
 * The marketplace's pending items, longest wait first, each decided in a drawer next to the list that links to all
 * details.
 */
export function HomePage() {
  usePageTitle('Admin Portal', words.title);
  const { firstName, group } = useProfile();
  const { groups } = useLoaded(getListWaitingQueryOptions());
  const stepOf = useSteps();
  // Kept in the URL as kind:id, so that it can be linked to and Back closes it.
  const [opened, open, close] = useOpened('decide');
  const [kind = '', id = ''] = opened?.split(':') ?? [];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <PageHeader title={words.greeting(firstName)} description={total ? words.summary(total) : undefined} />
      {total ? (
        <div className="mt-7 grid items-start gap-x-5 gap-y-9 xl:grid-cols-2">
          {groups.map(({ kind, total, items }) => (
            <NextSteps
              key={kind}
              title={kinds[kind].title}
              total={total}
              items={items.map((item) => stepOf(kind, item, () => open(`${kind}:${item.id}`)))}
              empty={null}
              atFirst={few}
              note={total > items.length && words.more(total - items.length)}
            />
          ))}
        </div>
      ) : (
        <EmptyState art="horizon" title={words.clear} className="mt-6">
          {words.clearText}
        </EmptyState>
      )}
      <Suspense fallback={null}>{group === 'admin' && <HomeFigures />}</Suspense>
      <Suspense fallback={null}>
        {id && kind in one && (
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

/** Turns a pending item into a step: what it is, the facts that distinguish it, and how long it has waited. */
function useSteps() {
  const format = useFormat();
  const now = useNow();
  return (kind: WaitingGroupKind, item: WaitingItem, onPress: () => void): NextStep => {
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
    ];
    // A payout is labeled by its kind of payee.
    const what =
      kind === 'payoutApproval' ? money.payouts.kinds[item.name as PayeeKind] : (item.job ?? item.name);
    const { action } = kinds[kind];
    return {
      id: item.id,
      what,
      why: facts.filter(Boolean).join(' · '),
      urgency: days >= late ? 'now' : 'soon',
      action: { label: action, name: `${action}: ${what}`, onPress },
    };
  };
}
