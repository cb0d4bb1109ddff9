import type { Assigned } from './assigned.ts';

export interface Assignments {
  hosts: Assigned[];
  trips: Assigned[];
}
