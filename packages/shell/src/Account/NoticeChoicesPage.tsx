import type { NoticeChoice, NoticeChoices } from '@caravan/sdk';
import { chooseMyNotice } from '@caravan/sdk/client';
import { getListMyNoticeChoicesQueryKey, useListMyNoticeChoices } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { Switch } from '@caravan/ui/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { useProfile } from '../session/useProfile.ts';
import { noticeWords as words } from './noticeMessages.ts';

/** Which notifications arrive by email and in the bell; each switch takes effect immediately. */
export function NoticeChoicesPage() {
  const { impersonation } = useProfile();
  if (impersonation) return <Alert tone="info">{words.standIn}</Alert>;
  return <Choices />;
}

/** A pressed switch whose request is in flight. */
type Wish = { kind: NoticeChoice['kind']; way: 'mail' | 'bell'; isOn: boolean };

const granted = (choice: NoticeChoice, { kind, way, isOn }: Wish): NoticeChoice =>
  choice.kind === kind ? { ...choice, [way]: isOn } : choice;

/**
 * Optimistic state: the choices as they will be once every pending change is saved. A change shows
 * immediately, and changes are sent one after the other, each on top of what the server has saved so far. A
 * rejected change reverts on its own.
 */
function useChoices() {
  const client = useQueryClient();
  const key = getListMyNoticeChoicesQueryKey();
  const { data, error, refetch } = useListMyNoticeChoices({ query: { throwOnError: false } });
  const [wishes, setWishes] = useState<Wish[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const { send, problem } = useChange(chooseMyNotice, {
    failed: 'here',
    done: words.saved,
    onDone: (choices) => void client.setQueryData(key, choices),
  });
  const sendOne = async (wish: Wish) => {
    const kept = client.getQueryData<NoticeChoices>(key)?.items.find(({ kind }) => kind === wish.kind);
    if (kept) await send(granted(kept, wish));
  };
  const press = (wish: Wish) => {
    setWishes((all) => [...all, wish]);
    line.current = line.current
      .then(() => sendOne(wish))
      .catch(() => undefined) // `problem` shows the reason
      .then(() => setWishes((all) => all.filter((one) => one !== wish)));
  };
  const items = data?.items.map((choice) => wishes.reduce(granted, choice));
  return { items, error, refetch, problem, press };
}

function Choices() {
  const { items, error, refetch, problem, press } = useChoices();
  return (
    <Card title={words.title} description={words.text}>
      {problem && (
        <Alert tone="error" className="mb-4">
          {problem}
        </Alert>
      )}
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : !items ? (
        <Skeleton lines={5} />
      ) : (
        <ul className="divide-y divide-line">
          {items.map((choice) => (
            <Kind key={choice.kind} choice={choice} onPress={press} />
          ))}
        </ul>
      )}
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">{words.always}</p>
    </Card>
  );
}

function Kind({ choice, onPress }: { choice: NoticeChoice; onPress: (wish: Wish) => void }) {
  const { kind, mail, bell } = choice;
  const { title, text } = words.kinds[kind];
  return (
    <li className="py-5 first:pt-0">
      <div
        role="group"
        aria-label={title}
        className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-8"
      >
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="mt-1 text-sm text-muted">{text}</p>
          {!mail && !bell && <p className="mt-1 text-sm text-muted">{words.off}</p>}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Switch value={mail} onChange={(isOn) => onPress({ kind, way: 'mail', isOn })}>
            {words.mail}
          </Switch>
          <Switch value={bell} onChange={(isOn) => onPress({ kind, way: 'bell', isOn })}>
            {words.bell}
          </Switch>
        </div>
      </div>
    </li>
  );
}
