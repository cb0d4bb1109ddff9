import type { HostNextItem } from '@caravan/sdk';
import { useGetHostNext, useGetMyHost } from '@caravan/sdk/react-query';
import { ActionBar } from '@caravan/shell/ActionBar';
import { Button } from '@caravan/ui/Button';
import { LinkButton } from '@caravan/ui/LinkButton';
import { lazy, Suspense, useState } from 'react';
import { nextWords } from '../home/messages.ts';
import { tabOf } from '../home/tabOf.ts';
import { paths } from '../paths.ts';

const ConfirmHere = lazy(() => import('../home/ConfirmHere.tsx').then((m) => ({ default: m.ConfirmHere })));

export type NextBarProps = { tripId: string; path: string };

/** On phones: this trip's to-do item from the home page, within thumb reach on every tab but its own. */
export function NextBar({ tripId, path }: NextBarProps) {
  const host = useGetMyHost({ query: { throwOnError: false } }).data;
  const [confirming, setConfirming] = useState(false);
  const next = useGetHostNext(host?.id ?? '', { query: { enabled: !!host, throwOnError: false } }).data;
  const item = next?.items.find((one: HostNextItem) => one.tripId === tripId);
  if (!item || path.endsWith(`/${tabOf[item.kind]}`)) return null;
  const what = nextWords.what[item.kind](item.count, item.tripName);
  const label = nextWords.action[item.kind];
  return (
    <>
      <ActionBar
        label={nextWords.title}
        action={
          item.kind === 'confirm' ? (
            <Button onPress={() => setConfirming(true)}>{label}</Button>
          ) : (
            <LinkButton href={paths.trip(tripId, tabOf[item.kind])}>{label}</LinkButton>
          )
        }
      >
        {what}
      </ActionBar>
      <Suspense>
        {confirming && <ConfirmHere tripId={tripId} onClose={() => setConfirming(false)} />}
      </Suspense>
    </>
  );
}
