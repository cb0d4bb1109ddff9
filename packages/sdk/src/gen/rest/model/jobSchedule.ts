import type { ScheduledJob } from './scheduledJob.ts';

export interface JobSchedule {
  jobs: ScheduledJob[];
}
