import type { BulkInput, BulkInputAction, BulkRun } from '@caravan/sdk';
import { runBulk } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useNow } from '@caravan/shell/useNow';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { DatePicker } from '@caravan/ui/DatePicker';
import { Dialog } from '@caravan/ui/Dialog';
import { JobProgress } from '@caravan/ui/JobProgress';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useEffect, useState } from 'react';
import { words } from './messages.ts';

export type BulkDialogProps = {
  action: BulkInputAction;
  choice: Pick<BulkInput, 'ids' | 'query'>;
  /** Called once the job is running, when the selection can be cleared. */
  onStarted: () => void;
  onClose: () => void;
};

/** Actions that need the last day first. */
const untilDay: readonly BulkInputAction[] = ['extendDiscountCodes'];
/** Milliseconds before the first poll, and between polls. */
const pause = { first: 0, next: 1200 };

/** Confirms a bulk action with the names of its records, runs it, and shows progress and failures. */
export default function BulkDialog({ action, choice, onStarted, onClose }: BulkDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const [run, setRun] = useState<BulkRun>();
  const ask = useChange(runBulk, { failed: 'here', onDone: setRun });
  const [until, setUntil] = useState<string | null>(null);
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const takesDay = untilDay.includes(action);
  const day = until === null ? undefined : { until };
  const start = () => {
    ask.run(id, { action, ...choice, ...day, start: true });
    onStarted();
  };
  const chooseDay = (next: string | null) => {
    setUntil(next);
    setRun(undefined);
    ask.reset();
  };
  const asks = takesDay && !until ? false : run === undefined || (run.started && !run.ended);
  useEffect(() => {
    if (!asks || ask.isPending || ask.error) return undefined;
    const started = run?.started ?? false;
    const timer = setTimeout(
      () => ask.run(id, { action, ...choice, ...(until !== null && { until }), start: started }),
      started ? pause.next : pause.first,
    );
    return () => clearTimeout(timer);
  }, [asks, ask, run, id, action, choice, until]);
  const w = words.actions[action];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={w.title}
      size="md"
      footer={
        run?.started ? (
          <Button onPress={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button variant="ghost" onPress={onClose}>
              {words.cancel}
            </Button>
            {run && run.total > 0 && (
              <Button onPress={start} isPending={ask.isPending}>
                {w.confirm(run.total)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4" aria-live="polite">
        {takesDay && !run?.started && (
          <DatePicker label={words.until} value={until} onChange={chooseDay} min={today} isRequired />
        )}
        {run ? <Told run={run} action={action} /> : asks && !ask.error && <Skeleton lines={4} />}
        {ask.problem && <Alert tone="error">{ask.problem}</Alert>}
      </div>
    </Dialog>
  );
}

function Told({ run, action }: { run: BulkRun; action: BulkInputAction }) {
  const format = useFormat();
  const w = words.actions[action];
  if (run.started)
    return (
      <>
        <JobProgress
          title={run.ended ? w.done(run.done - run.failed) : w.title}
          state={run.ended ? (run.failed > 0 ? 'failed' : 'done') : 'running'}
          value={run.done}
          max={run.total}
          detail={
            run.ended && run.failed > 0
              ? words.failed(run.failed)
              : words.progress(format.number(run.done), format.number(run.total))
          }
        />
        <Names rows={run.rows} />
        {!run.ended && <p className="text-sm text-muted">{words.away}</p>}
      </>
    );
  const more = run.total - run.rows.length;
  return (
    <>
      {run.total === 0 ? <p className="text-muted">{w.none}</p> : <Names rows={run.rows} />}
      {more > 0 && <p className="text-sm text-muted">{words.more(more)}</p>}
      {run.leftOut > 0 && (
        <Alert>
          {words.leftOut(run.leftOut)} {run.leftOutReason}
          {run.leftOutRows && <Names rows={run.leftOutRows} />}
        </Alert>
      )}
    </>
  );
}

function Names({ rows }: Pick<BulkRun, 'rows'>) {
  if (rows.length === 0) return null;
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto text-sm">
      {rows.map(({ id, name, reason }) => (
        <li key={id} className="py-1.5 wrap-anywhere">
          {name}
          {reason && <p className="text-muted">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
