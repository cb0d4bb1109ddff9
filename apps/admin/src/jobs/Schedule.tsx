import type { ScheduledJob } from '@caravan/sdk';
import { useListJobSchedule } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge, type BadgeProps } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { words } from './messages.ts';

const w = words.schedule;

const tones: Record<ScheduledJob['outcome'], NonNullable<BadgeProps['tone']>> = {
  none: 'grey',
  waiting: 'grey',
  running: 'blue',
  done: 'green',
  failed: 'red',
};

/** Polling interval in milliseconds. */
const lookEvery = 30_000;

/** The scheduled jobs: their interval, last run, and its result. */
export function Schedule() {
  const format = useFormat();
  const schedule = useListJobSchedule({ query: { throwOnError: false, refetchInterval: lookEvery } });
  const columns: Column<ScheduledJob>[] = [
    { id: 'name', header: w.job, primary: true, cell: (job) => <code className="text-sm">{job.name}</code> },
    {
      id: 'every',
      header: w.runs,
      cell: (job) => w.every(job.everySeconds),
    },
    {
      id: 'last',
      header: w.last,
      cell: (job) => (
        <>
          <Badge size="sm" tone={tones[job.outcome]}>
            {w.outcomes[job.outcome]}
          </Badge>
          {job.startedAt && (
            <span className="block text-[0.8125rem] text-muted tabular">
              {format.instant(job.endedAt ?? job.startedAt)}
            </span>
          )}
          {job.error && <span className="block text-[0.8125rem] text-error">{job.error}</span>}
        </>
      ),
    },
    {
      id: 'next',
      header: w.next,
      className: 'tabular',
      cell: (job) => (job.nextAt ? format.instant(job.nextAt) : <span className="text-muted">–</span>),
    },
  ];
  return (
    <Card title={w.title} description={w.text} padded={false} className="mt-6">
      <DataTable
        label={w.title}
        columns={columns}
        rows={schedule.data?.jobs}
        rowId={(job) => job.name}
        rowLabel={(job) => job.name}
        error={schedule.error?.message}
        onRetry={() => void schedule.refetch()}
        dense
        empty={<EmptyState title={w.empty} art="suitcase" />}
      />
    </Card>
  );
}
