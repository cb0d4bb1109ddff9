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
  /** The person who ended it early. */
  endedByName?: string;
  running: boolean;
}
