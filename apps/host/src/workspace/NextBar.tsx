import type { HostNextItem } from '@caravan/sdk';
import { useGetHostNext, useGetMyHost } from '@caravan/sdk/react-query';
import { ActionBar } from '@caravan/shell/ActionBar';
import { Button } from '@caravan/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { nextWords } from '../home/messages.ts';
import { tabOf } from '../home/tabOf.ts';

const DoHere = lazy(() => import('../home/DoHere.tsx'));

export type NextBarProps = { tripId: string; path: string };

/** On phones: this trip's to-do item from the home page, completed in place, within thumb reach on every tab but its own. */
export function NextBar({ tripId, path }: NextBarProps) {
  const host = useGetMyHost({ query: { throwOnError: false } }).data;
  const [isOpen, setOpen] = useState(false);
  const next = useGetHostNext(host?.id ?? '', { query: { enabled: !!host, throwOnError: false } }).data;
  const item = next?.items.find((one: HostNextItem) => one.tripId === tripId);
  if (!item || path.endsWith(`/${tabOf[item.kind]}`)) return null;
  const what = nextWords.what[item.kind](item.count, item.tripName);
  const label = nextWords.action[item.kind];
  return (
    <>
      <ActionBar label={nextWords.title} action={<Button onPress={() => setOpen(true)}>{label}</Button>}>
        {what}
      </ActionBar>
      <Suspense>
        {isOpen && <DoHere kind={item.kind} tripId={tripId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
