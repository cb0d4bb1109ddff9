import type { Group } from './group.ts';

export interface Impersonation {
  id: string;
  actorId: string;
  actorName: string;
  actorEmail: string;
  subjectId: string;
  subjectName: string;
  subjectEmail: string;
  subjectGroup: Group;
  reason: string;
  startedAt: string;
  expiresAt: string;
  endedAt?: string;
  /** Whoever ended it before its time. */
  endedByName?: string;
  running: boolean;
}
