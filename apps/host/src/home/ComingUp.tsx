import type { HostNextItem } from '@caravan/sdk';
import { getGetHostNextQueryOptions, useGetHostEarnings } from '@caravan/sdk/react-query';
import { type NextStep, NextSteps } from '@caravan/shell/NextSteps';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { lazy, Suspense } from 'react';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { nextWords as words } from './messages.ts';
import { tabOf } from './tabOf.ts';

const DoHere = lazy(() => import('./DoHere.tsx'));

/** The host's to-do list from the server, each item completed in place, and upcoming payouts. */
export function ComingUp() {
  const { id } = useHost();
  const format = useFormat();
  const next = useLoaded(getGetHostNextQueryOptions(id));
  const earnings = useGetHostEarnings(id, { query: { throwOnError: false } }).data;
  // Kept in the URL as kind:id, so that it can be linked to and Back closes it.
  const [opened, open, close] = useOpened('do');
  const [kind, tripId] = opened?.split(':') ?? [];
  const step = (item: HostNextItem): NextStep => {
    const { kind, urgency, tripId, tripName, count, total } = item;
    const when = format.date(item.startDate, 'MMM DD, YYYY');
    return {
      id: `${kind}-${tripId}`,
      urgency,
      what: words.what[kind](count, tripName),
      why: words.why[kind](tripName, total, when),
      action: {
        label: words.action[kind],
        name: words.actionFor(words.action[kind], tripName),
        onPress: () => open(`${kind}:${tripId}`),
      },
    };
  };
  const items = next.items.map(step);
  if (earnings && (earnings.earnedMinor > 0 || earnings.nextPayoutMinor)) {
    const { nextPayoutMinor, nextPayoutOn, currency } = earnings;
    items.push({
      id: 'earned',
      urgency: 'info',
      what: words.earned,
      lead: format.money(earnings.earnedMinor, currency),
      why:
        nextPayoutMinor && nextPayoutOn
          ? words.payout(format.money(nextPayoutMinor, currency), format.date(nextPayoutOn, 'MMM DD, YYYY'))
          : words.noPayout,
      action: { label: words.seeEarnings, href: paths.earnings },
    });
  }
  return (
    <>
      <NextSteps title={words.title} items={items} empty={words.nothing} />
      <Suspense>
        {kind && tripId && kind in tabOf && (
          <DoHere kind={kind as HostNextItem['kind']} tripId={tripId} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
