import type { ClockRun } from '@caravan/sdk';
import { JobProgress } from '@caravan/ui/JobProgress';
import { words } from './messages.ts';

export type LastAdvanceProps = { run: ClockRun; instant: (iso: string) => string };

/** The current or last advance: its progress and errors. */
export function LastAdvance({ run, instant }: LastAdvanceProps) {
  if (run.error)
    return (
      <JobProgress
        title={words.stopped(instant(run.reached))}
        state="failed"
        detail={words.failedText(run.error)}
        className="mt-5"
      />
    );
  if (run.settled)
    return (
      <JobProgress
        title={words.arrived(instant(run.to))}
        state="done"
        detail={words.stops(run.steps)}
        className="mt-5"
      />
    );
  const [from, reached, to] = [run.from, run.reached, run.to].map((iso) => Date.parse(iso)) as [
    number,
    number,
    number,
  ];
  return (
    <JobProgress
      title={words.running(instant(run.to))}
      state="running"
      value={reached - from}
      max={Math.max(1, to - from)}
      detail={words.reached(instant(run.reached))}
      className="mt-5"
    />
  );
}
