import { Check, Hourglass } from 'lucide-react';
import { clock, useSecondsUntil } from '@caravan/shell/countdown';
import { useRunningPayment } from '@caravan/shell/runningPayment';
import { words } from './messages.ts';

const calmUntil = 180;

/** How long the spots are held; the timer stops while a payment for them is in progress. */
export function HoldTimer({ id, expiresAt }: { id: string; expiresAt: string }) {
  const paying = useRunningPayment(`hold.${id}`);
  return paying ? <HeldWhilePaying /> : <Countdown expiresAt={expiresAt} />;
}

function HeldWhilePaying() {
  return (
    <p
      role="status"
      className="mt-6 flex items-center gap-x-3 rounded-md bg-sunken px-4 py-2.5 text-sm text-muted"
    >
      <Check aria-hidden className="size-4 shrink-0" />
      {words.heldWhilePaying}
    </p>
  );
}

/** The countdown, which becomes a calm notice near the end; only whole minutes are announced. */
function Countdown({ expiresAt }: { expiresAt: string }) {
  const seconds = useSecondsUntil(expiresAt) ?? 0;
  const late = seconds <= calmUntil;
  return (
    <div
      className={`mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-4 py-2.5 text-sm ${
        late ? 'bg-warning-soft text-warning' : 'bg-sunken text-muted'
      }`}
    >
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <span>{words.held}</span>
      <span role="timer" aria-live="off" className={`tabular font-semibold ${late ? '' : 'text-ink'}`}>
        {clock(seconds)}
      </span>
      {late && <span className="w-full text-ink sm:w-auto">{words.almost}</span>}
      <span className="sr-only" aria-live="polite">
        {late && seconds % 60 === 0 && seconds > 0 && words.minutesLeft(seconds / 60)}
      </span>
    </div>
  );
}
