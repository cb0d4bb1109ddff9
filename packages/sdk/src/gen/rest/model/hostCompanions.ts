import type { HostCompanion } from './hostCompanion.ts';

export interface HostCompanions {
  companions: HostCompanion[];
  /** Free spots in addition to the host's own. */
  places: number;
  submitted: boolean;
  submittedAt?: string;
  editable: boolean;
  /** Why they cannot be changed. */
  reason?: string;
}
